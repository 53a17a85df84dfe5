import { createTranslator } from "use-intl/core";
import { type MessageArea, regionalMessages } from "./catalogue";
import type { Locale } from "./locales";
import { regionalLocale } from "./regional-locale";

/**
 * Translates outside of a page, for emails, jobs and PDFs: `translator("it", "emails")("orderReceived.subject")`, in the
 * form of a country (ISO 3166-1 alpha-2), such as British English. Dates in a sentence come from `regionalWriter`. A
 * missing sentence throws, so that no half-translated email leaves.
 */
export function translator<Area extends MessageArea>(
  language: Locale,
  area: Area,
  { country = null, timeZone = "UTC" }: { country?: string | null; timeZone?: string } = {},
) {
  const locale = regionalLocale(language, country);
  return createTranslator({
    locale,
    messages: regionalMessages(locale),
    namespace: area,
    timeZone,
    onError: (error) => {
      throw error;
    },
  });
}
