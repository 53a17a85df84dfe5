import type { Locale } from "@/lib/core/i18n/locales";
import { type RegionalWriter, regionalWriter } from "@/lib/core/i18n/regional-writer";
import { translator } from "@/lib/core/i18n/translator";
import type { EmailRestaurant } from "@/lib/platform/mail/email-templates";

type Place = { restaurant: EmailRestaurant; timeZone: string };

/** Writes dates, times and amounts of an email as the restaurant's pages do. */
export function emailWriter({ restaurant, timeZone }: Place, language: Locale): RegionalWriter {
  return regionalWriter({ language, country: restaurant.country ?? null, timeZone });
}

/** The sentences of an email, spelled as in the restaurant's country. */
export function emailWords({ restaurant: { country }, timeZone }: Place, language: Locale) {
  return translator(language, "emails", { country, timeZone });
}
