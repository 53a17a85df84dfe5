import { DEFAULT_LOCALE, isLocale, negotiateLocale } from "@/lib/core/i18n/locales";

/** The language of an order's names and emails: the diner's if the restaurant offers it, otherwise the restaurant's. */
export function chooseOrderLocale(tenantLocales: readonly string[], acceptLanguage: string | null): string {
  const spoken = tenantLocales.filter(isLocale);
  return negotiateLocale(acceptLanguage, spoken, spoken[0] ?? DEFAULT_LOCALE);
}
