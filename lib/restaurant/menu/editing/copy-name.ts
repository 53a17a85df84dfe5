import type { LocaleMap } from "@/lib/core/i18n/locale-map";
import { MAX_MENU_NAME_LENGTH } from "@/lib/restaurant/menu/menu-limits";

const SUFFIXES: Record<string, string> = { it: "(copia)", de: "(Kopie)", es: "(copia)", ja: "（コピー）" };

/** The name of a copy in every language of the original, within the length of a name. */
export function copyName(name: LocaleMap): LocaleMap {
  const named = Object.entries(name).map(([locale, text]): [string, string] => {
    const suffix = ` ${SUFFIXES[locale] ?? "(copy)"}`;
    return [locale, `${text.slice(0, MAX_MENU_NAME_LENGTH - suffix.length)}${suffix}`];
  });
  return Object.fromEntries(named);
}
