import { logoPng } from "@/lib/core/pictures/picture-sources";
import type { EmailRestaurant } from "@/lib/platform/mail/email-templates";
import { type StorefrontName, storefrontHome } from "./storefront-home";

export const EMAIL_RESTAURANT = {
  name: true,
  slug: true,
  ownHost: true,
  phone: true,
  address: true,
  postcode: true,
  city: true,
  country: true,
  accent: true,
  logoImage: true,
} as const;

export type EmailSender = Record<Exclude<keyof typeof EMAIL_RESTAURANT, "logoImage" | "ownHost">, string> & {
  logoImage: string | null;
  ownHost: string | null;
};

/** A restaurant as its emails show it. */
export function emailRestaurant(sender: EmailSender, publicUrl: string): EmailRestaurant {
  const { name, phone, accent, country, address, postcode, city, logoImage } = sender;
  const place = [postcode, city].filter(Boolean).join(" ");
  return {
    name,
    phone,
    accent,
    country,
    address: [address, place].filter(Boolean).join(", "),
    dataUrl: guestDataPage(publicUrl, sender),
    logoUrl: logoUrl(logoImage, publicUrl),
  };
}

/** Where mail programs find a logo; null without one. */
export function logoUrl(logoImage: string | null, publicUrl: string): string | null {
  const png = logoImage && logoPng(logoImage);
  return png ? `${publicUrl}${png}` : null;
}

/** The page where guests of a restaurant export and erase what it keeps about them. */
export function guestDataPage(publicUrl: string, restaurant: StorefrontName): string {
  return `${storefrontHome(publicUrl, restaurant)}/your-data`;
}
