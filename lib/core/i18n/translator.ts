import { createTranslator } from "use-intl/core";
import { type MessageArea, regionalMessages } from "./catalogue";
import type { Locale, RegionalLocale } from "./locales";
import { regionalLocale } from "./regional-locale";

/** Each keeps the sentences that it has read, so that they are read once. */
const translators = new Map<string, unknown>();

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
  const key = `${language} ${area} ${country} ${timeZone}`;
  const known = translators.get(key) as ReturnType<typeof newTranslator<Area>> | undefined;
  if (known) return known;
  const made = newTranslator(regionalLocale(language, country), area, timeZone);
  translators.set(key, made);
  return made;
}

function newTranslator<Area extends MessageArea>(locale: RegionalLocale, area: Area, timeZone: string) {
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
