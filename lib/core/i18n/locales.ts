/** The languages of the pages where people work; the first is the fallback. */
export const STAFF_LOCALES = ["en", "it", "de", "es", "ja"] as const;

/** The languages of the interface: everything that a diner sees is written in all of them. */
export const LOCALES = [...STAFF_LOCALES, "fr", "ar"] as const;

export type Locale = (typeof LOCALES)[number];

/** A language, or how it is written in a country (BCP 47), such as `en-GB`. */
export type RegionalLocale = Locale | `${Locale}-${string}`;

export const DEFAULT_LOCALE = STAFF_LOCALES[0];

/** The visitor's own choice of language, kept for a year. */
export const LOCALE_COOKIE = "bazar_locale";

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The language of a regional form. */
export function languageOf(locale: RegionalLocale): Locale {
  const [language] = locale.split("-", 1);
  return isLocale(language) ? language : DEFAULT_LOCALE;
}

/** Which way a language is written, for `dir`. */
export function directionOf(locale: Locale): "ltr" | "rtl" {
  return locale === "ar" ? "rtl" : "ltr";
}

/**
 * The languages of a restaurant's pages: all of them, its own first and in its order, because the interface speaks
 * what its menu does not. Its first language is the one of visitors who asked for none of these.
 */
export function tenantLocales(own: readonly string[]): Locale[] {
  return [...new Set([...own.filter(isLocale), ...LOCALES])];
}

/** The language of what is written to a restaurant's staff: the first of its own that they can read, else English. */
export function staffLocale(own: readonly string[]): (typeof STAFF_LOCALES)[number] {
  const spoken = own.flatMap((locale) => STAFF_LOCALES.filter((known) => known === locale));
  return spoken[0] ?? DEFAULT_LOCALE;
}

/** The language of a PDF for a reader of `locale`: its pages run from left to right, so that Arabic ones are English. */
export function printedLocale(locale: string | undefined): Locale {
  return isLocale(locale) && directionOf(locale) === "ltr" ? locale : DEFAULT_LOCALE;
}

/**
 * The best of `allowed` for an `Accept-Language` header (RFC 9110, 12.5.4): highest quality first, the
 * order of the header among equals, `de` serving `de-AT`. `fallback` when nothing matches.
 */
export function negotiateLocale(
  acceptLanguage: string | null | undefined,
  allowed: readonly Locale[],
  fallback: Locale,
): Locale {
  const ranges = (acceptLanguage ?? "")
    .slice(0, 500)
    .split(",")
    .map(languageRange)
    .filter((range) => range.quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of ranges) {
    if (tag === "*") return fallback;
    const match = allowed.find((locale) => tag === locale || tag.startsWith(`${locale}-`));
    if (match) return match;
  }
  return fallback;
}

/** Cookie, then `Accept-Language`, then the first allowed language. A choice that is not allowed is ignored. */
export function chooseLocale(input: {
  cookie: string | null | undefined;
  acceptLanguage: string | null | undefined;
  allowed: readonly Locale[];
}): Locale {
  const chosen = input.allowed.find((locale) => locale === input.cookie);
  return chosen ?? negotiateLocale(input.acceptLanguage, input.allowed, input.allowed[0] ?? DEFAULT_LOCALE);
}

/**
 * The text of a locale map such as a dish's name: in the asked language, else in English, which most readers of another
 * language know best, then each fallback in order, then whatever there is. Blank texts count as missing; an empty map
 * gives "".
 */
export function localText(
  map: Readonly<Record<string, string>>,
  locale: string,
  fallbackLocales: readonly string[] = [],
): string {
  for (const candidate of [locale, DEFAULT_LOCALE, ...fallbackLocales, ...Object.keys(map)]) {
    const text = Object.hasOwn(map, candidate) ? map[candidate]?.trim() : undefined;
    if (text) return text;
  }
  return "";
}

function languageRange(part: string): { tag: string; quality: number } {
  const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
  const weight = parameters
    .map((parameter) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(parameter)?.[1])
    .find(Boolean);
  return { tag: tag.trim(), quality: tag.trim() === "" ? 0 : weight === undefined ? 1 : Number(weight) };
}
