import { cache } from "react";
import { getPageApp } from "@/lib/app/page-app";

/** The languages, the zone and the country of a restaurant, asked once per request; null when there is no such restaurant. */
export const findTenantSetting = cache(
  async (slug: string): Promise<{ locales: readonly string[]; timeZone: string; country: string } | null> => {
    const shop = await getPageApp().shops.findTenant(slug);
    if (!shop) return null;
    const { locales, timeZone, country } = shop.tenant;
    return { locales, timeZone, country };
  },
);
