import { cookies, headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { readTenantAddress } from "@/components/frame/tenant-address";
import { messagesOf } from "@/lib/core/i18n/catalogue";
import { chooseLocale, isLocale, LOCALE_COOKIE, LOCALES, tenantLocales } from "@/lib/core/i18n/locales";
import { regionalLocale } from "@/lib/core/i18n/regional-locale";
import { timeFormats } from "@/lib/core/i18n/time-formats";
import { findTenantSetting } from "./tenant-setting";

/**
 * The language and zone of a request: the visitor's cookie, then the browser's preference, then the restaurant's first
 * language; on a restaurant's pages dates, times and amounts as its country writes them, in its zone. A dashboard is available in every
 * language, because its readers are the staff.
 */
export default getRequestConfig(async ({ locale: asked }) => {
  const [cookieJar, header, address] = await Promise.all([cookies(), headers(), readTenantAddress()]);
  const tenant = address ? await findTenantSetting(address.slug) : null;
  const chosen = chooseLocale({
    cookie: cookieJar.get(LOCALE_COOKIE)?.value,
    acceptLanguage: header.get("accept-language"),
    allowed: tenant && !isDashboard(header.get("x-bazar-base")) ? tenantLocales(tenant.locales) : LOCALES,
  });
  const language = isLocale(asked) ? asked : chosen;
  const country = tenant?.country ?? null;
  return {
    locale: regionalLocale(language, country),
    messages: messagesOf(language),
    timeZone: tenant?.timeZone ?? "UTC",
    formats: timeFormats({ language, country }),
    now: new Date(),
  };
});

function isDashboard(base: string | null): boolean {
  return base !== null && /^\/(?:t\/|dashboard$)/.test(base);
}
