import { cache } from "react";
import { getApp } from "@/lib/app/app";

/** The languages and the zone of a restaurant, asked once per request; null when there is no such restaurant. */
export const findTenantSetting = cache(
  async (slug: string): Promise<{ locales: readonly string[]; timeZone: string } | null> => {
    const shop = await getApp().shops.find(slug);
    return shop ? { locales: shop.tenant.locales, timeZone: shop.tenant.timeZone } : null;
  },
);
