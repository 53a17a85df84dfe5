import { chooseLocale, LOCALE_COOKIE, type Locale, tenantLocales } from "@/lib/core/i18n/locales";
import { readCookie } from "./cookies";

/**
 * The language in which whoever sends a request is written to: the one chosen on the pages, else the browser's, else
 * the first of the restaurant's own.
 */
export function requestLocale(request: Request, own: readonly string[] = []): Locale {
  return chooseLocale({
    cookie: readCookie(request, LOCALE_COOKIE),
    acceptLanguage: request.headers.get("accept-language"),
    allowed: tenantLocales(own),
  });
}
