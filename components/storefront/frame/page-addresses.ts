import { isLocale, type Locale } from "@/lib/core/i18n/locales";

interface PageAddressInput {
  /** The whole address of the storefront's menu, without a slash at its end. */
  home: string;
  /** The page below it: "" for the menu, else with a leading slash. */
  path: string;
  /** The languages of the restaurant's menu. */
  locales: readonly string[];
  /** The language that the page was asked for in, by its address. */
  language: Locale | null;
}

/** The languages in which a page is worth finding: those of the menu that the interface speaks as well. */
export const indexedLocales = (locales: readonly string[]): Locale[] => locales.filter(isLocale);

/** A page's address in one language, or the one that answers in the visitor's own. */
export function pageAddress(home: string, path: string, language: Locale | null): string {
  return language === null ? `${home}${path}` : `${home}/${language}${path}`;
}

/**
 * The canonical address of a page and its other languages, for Next's metadata. The address without a language is
 * `x-default`. In a language that the menu does not have, the page is the same as that one to a search engine.
 */
export function pageAlternates({ home, path, locales, language }: PageAddressInput) {
  const known = indexedLocales(locales);
  const named = language !== null && known.includes(language) ? language : null;
  const languages = Object.fromEntries(known.map((each) => [each, pageAddress(home, path, each)]));
  return {
    canonical: pageAddress(home, path, named),
    languages: { ...languages, "x-default": pageAddress(home, path, null) },
  };
}
