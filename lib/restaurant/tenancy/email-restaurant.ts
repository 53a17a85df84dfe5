import type { EmailRestaurant } from "@/lib/platform/mail/email-templates";

/** The columns of a restaurant that its emails show. */
export const EMAIL_RESTAURANT = {
  name: true,
  phone: true,
  address: true,
  postcode: true,
  city: true,
  country: true,
  accent: true,
} as const;

/** A restaurant as its emails show it. */
export function emailRestaurant(restaurant: Record<keyof typeof EMAIL_RESTAURANT, string>): EmailRestaurant {
  const { name, phone, accent, country, address, postcode, city } = restaurant;
  const place = [postcode, city].filter(Boolean).join(" ");
  return { name, phone, accent, country, address: [address, place].filter(Boolean).join(", ") };
}
