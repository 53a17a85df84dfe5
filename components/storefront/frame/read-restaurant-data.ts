import { getLocale } from "next-intl/server";
import { readTenantAddress } from "@/components/frame/tenant-address";
import { getPageAppAt } from "@/lib/app/page-app";
import { languageOf } from "@/lib/core/i18n/locales";
import { localDate } from "@/lib/core/time/zone";
import { storefrontHome } from "@/lib/restaurant/tenancy/storefront-home";
import { pageAddress } from "./page-addresses";
import { readStorefront } from "./read-storefront";
import { restaurantData } from "./structured-data";

/** What the menu's page says to search engines, in the language of the page. */
export async function readRestaurantData(tenantRef: string) {
  const [{ view, tenant }, address, locale] = await Promise.all([
    readStorefront(tenantRef),
    readTenantAddress(),
    getLocale(),
  ]);
  const { env, clock } = await getPageAppAt(tenant.id);
  const home = storefrontHome(env.publicUrl, tenant);
  const named = address?.place.language ?? null;
  return restaurantData({
    shop: view,
    tenant,
    home,
    language: languageOf(locale),
    url: pageAddress(home, "", named),
    reserveUrl: pageAddress(home, "/reserve", named),
    today: localDate(clock.now(), tenant.timeZone),
  });
}
