import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { cache } from "react";
import { getApp } from "@/lib/app/app";
import { type Locale, tenantLocales } from "@/lib/i18n/locales";
import type { StorefrontView } from "@/lib/storefront/storefront";
import { storefrontView } from "@/lib/storefront/storefront-view";

/** How a restaurant's pages are dressed, and in which languages they can be read. */
export interface StorefrontDress {
  accent: string;
  displayFont: string;
  locales: Locale[];
}

/** The restaurant of this request in the visitor's language, read once. Ends in "not found" for an unknown one. */
export const readStorefront = cache(
  async (tenantRef: string): Promise<{ view: StorefrontView; dress: StorefrontDress }> => {
    const app = getApp();
    const [shop, locale] = await Promise.all([app.shops.find(tenantRef), getLocale()]);
    if (!shop) notFound();
    const { accent, displayFont, locales } = shop.tenant;
    return {
      view: storefrontView(shop, locale, app.clock.now()),
      dress: { accent, displayFont, locales: tenantLocales(locales) },
    };
  },
);
