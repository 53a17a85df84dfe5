import type { Locale } from "@/lib/core/i18n/locales";
import { type RegionalWriter, regionalWriter } from "@/lib/core/i18n/regional-writer";
import type { EmailRestaurant } from "@/lib/platform/mail/email-templates";

/** Writes dates, times and amounts of an email as the restaurant's pages do. */
export function emailWriter(
  { restaurant, timeZone }: { restaurant: EmailRestaurant; timeZone: string },
  language: Locale,
): RegionalWriter {
  return regionalWriter({ language, country: restaurant.country ?? null, timeZone });
}
