import type { AccountEmailProps } from "@/lib/platform/mail/email-templates";

/** The platform's own colour in its emails. */
const PLATFORM_ACCENT = "#6d1f4a";

type Restaurant = {
  slug: string;
  name: string;
  phone: string;
  address: string;
  postcode: string;
  city: string;
  accent: string;
};

/** A restaurant as the sender of an email. */
export function restaurantSender(restaurant: Restaurant) {
  const place = [restaurant.postcode, restaurant.city].filter(Boolean).join(" ");
  const { name, phone, accent } = restaurant;
  return { name, phone, accent, address: `${restaurant.address}, ${place}` };
}

/** The sender of an email about an account: the platform, or the restaurant whose storefront has the account. */
export function accountSender(restaurant: Restaurant | null): AccountEmailProps["sender"] {
  return restaurant === null ? { name: "Bazar", accent: PLATFORM_ACCENT } : restaurantSender(restaurant);
}

/** The page of an emailed link; `slug` is the storefront whose account it is about. */
export function accountLink(
  publicUrl: string,
  input: {
    page: "reset-password" | "prove-email" | "join";
    token: string;
    area: "staff" | "bazar" | { slug: string };
  },
): string {
  const { area, page, token } = input;
  const base = area === "staff" ? "" : area === "bazar" ? "/account" : `/s/${area.slug}/account`;
  return `${publicUrl}${base}/${page}?token=${token}`;
}
