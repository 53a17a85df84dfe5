/** A text by locale code, such as { it: "Antipasti", en: "Starters" }. */
export type LocaleMap = Readonly<Record<string, string>>;

/**
 * The text for a reader: in the locale asked for, else in its language, else in the restaurant's own
 * locale, else in any. An empty map is an empty text.
 */
export function localized(texts: LocaleMap, locale: string, fallbackLocale: string): string {
  const [language = locale] = locale.split("-");
  for (const wanted of [locale, language, fallbackLocale]) {
    if (Object.hasOwn(texts, wanted) && texts[wanted]) return texts[wanted];
  }
  return Object.values(texts).find((text) => text !== "") ?? "";
}
