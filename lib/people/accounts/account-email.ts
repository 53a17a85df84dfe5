import type { AccountEmailProps } from "@/lib/platform/mail/email-templates";
import { type EmailSender, emailRestaurant } from "@/lib/restaurant/tenancy/email-restaurant";
import { type StorefrontName, storefrontHome } from "@/lib/restaurant/tenancy/storefront-home";

const PLATFORM_ACCENT = "#6d1f4a";

export const PLATFORM_SENDER: AccountEmailProps["sender"] = { name: "Bazar", accent: PLATFORM_ACCENT };

/** The sender of an email about an account: the platform, or the restaurant whose storefront has the account. */
export function accountSender(
  restaurant: EmailSender | null,
  publicUrl: string,
): AccountEmailProps["sender"] {
  return restaurant === null ? PLATFORM_SENDER : emailRestaurant(restaurant, publicUrl);
}

/** The page of an emailed link; `slug` is the storefront whose account it is about. */
export function accountLink(
  publicUrl: string,
  input: {
    page: "reset-password" | "prove-email" | "invitation";
    token: string;
    area: "staff" | "bazar" | StorefrontName;
  },
): string {
  const { area, page, token } = input;
  const home = typeof area === "string" ? publicUrl : storefrontHome(publicUrl, area);
  return `${home}${area === "staff" ? "" : "/account"}/${page}?token=${token}`;
}
