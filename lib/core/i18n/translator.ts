import { createTranslator } from "use-intl/core";
import { type MessageArea, messagesOf } from "./catalogue";
import type { Locale } from "./locales";
import { regionalLocale } from "./regional-locale";

/**
 * Translates outside of a page, for emails and jobs: `translator("it", "emails")("orderReceived.subject")`.
 * Dates in a sentence come from `regionalWriter`. A missing sentence throws, so that no half-translated email leaves.
 */
export function translator<Area extends MessageArea>(locale: Locale, area: Area, timeZone = "UTC") {
  return createTranslator({
    locale: regionalLocale(locale, null),
    messages: messagesOf(locale),
    namespace: area,
    timeZone,
    onError: (error) => {
      throw error;
    },
  });
}
