import { useLocale } from "next-intl";
import { type Locale, languageOf } from "@/lib/core/i18n/locales";

/** The language of the page. `useLocale` is its regional form, in which dates and amounts are written. */
export function useLanguage(): Locale {
  return languageOf(useLocale());
}
