import { cookies, headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { readTenantAddress } from "@/components/frame/tenant-address";
import { regionalMessages } from "@/lib/core/i18n/catalogue";
import { chooseLocale, isLocale, LOCALE_COOKIE, STAFF_LOCALES, tenantLocales } from "@/lib/core/i18n/locales";
import { browserCountry, regionalLocale } from "@/lib/core/i18n/regional-locale";
import { timeFormats } from "@/lib/core/i18n/time-formats";
import { readPageReaders } from "./page-readers";
import { findTenantSetting } from "./tenant-setting";

/**
 * The language and zone of a request: the one that the address names, then the visitor's cookie, then the browser's
 * preference, then the restaurant's first language. Dates, times and amounts are written as the restaurant's country writes them, in its zone; on the platform's
 * own pages as the browser's country does. English is spelled as the browser's country spells it.
 */
export default getRequestConfig(async ({ locale: asked }) => {
  const [cookieJar, header, address, readers] = await Promise.all([
    cookies(),
    headers(),
    readTenantAddress(),
    readPageReaders(),
  ]);
  const tenant = address ? await findTenantSetting(address.slug) : null;
  const acceptLanguage = header.get("accept-language");
  const chosen = chooseLocale({
    cookie: address?.place.language ?? cookieJar.get(LOCALE_COOKIE)?.value,
    acceptLanguage,
    allowed: readers === "staff" ? STAFF_LOCALES : tenantLocales(tenant?.locales ?? []),
  });
  const language = isLocale(asked) ? asked : chosen;
  const home = browserCountry(acceptLanguage, language);
  const country = tenant?.country ?? home;
  return {
    locale: regionalLocale(language, country),
    messages: regionalMessages(regionalLocale(language, home)),
    timeZone: tenant?.timeZone ?? "UTC",
    formats: timeFormats({ language, country }),
    now: new Date(),
  };
});
