import type { LocaleMap } from "@/lib/core/i18n/locale-map";
import { localText } from "@/lib/core/i18n/locales";

/** Who reads a menu: their language, and those of the restaurant, its first one first. */
export type MenuReader = { locale: string; locales: readonly string[] };

/** The name of an option or a group for a reader; `key`, its name on the menu, is in the restaurant's first language. */
export function optionText(names: LocaleMap, key: string, { locale, locales }: MenuReader): string {
  const first = locales[0] ?? locale;
  return localText(names[first]?.trim() ? names : { ...names, [first]: key }, locale, locales);
}
