import type { Locale } from "./locales";

/** What stands between the parts of a list, where it is not a comma and a space. */
const SEPARATORS: Partial<Record<Locale, string>> = { ar: "، ", ja: "、" };

/** Names one after the other, as the language separates them. */
export function writtenList(names: readonly string[], language: Locale): string {
  return names.join(SEPARATORS[language] ?? ", ");
}
