import { notFound } from "next/navigation";
import { getFormatter, getLocale, getNow, getTimeZone } from "next-intl/server";
import { cache } from "react";
import { getPageApp, type PageApp } from "@/lib/app/page-app";
import { type Locale, languageOf, tenantLocales } from "@/lib/core/i18n/locales";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import { amountTexts } from "./amount-texts";
import { momentText, momentTexts } from "./moment-text";
import type { PaymentDesk, StorefrontView } from "./storefront";
import { storefrontView } from "./storefront-view";

export interface StorefrontTheme {
  accent: string;
  displayFont: string;
  locales: Locale[];
  /** The languages of the menu. */
  menuLocales: readonly string[];
  /** The websites that may show it in a frame. */
  embedOrigins: readonly string[];
}

/** Without a processor, and at Stripe without a publishable key, there is no form to show. */
function paymentDesk({ stripeEmulator, env }: PageApp): PaymentDesk | null {
  if (stripeEmulator) return { kind: "embedded" };
  const publishableKey = env.STRIPE_SECRET_KEY && env.STRIPE_PUBLISHABLE_KEY;
  return publishableKey ? { kind: "stripe", publishableKey } : null;
}

interface Storefront {
  view: StorefrontView;
  theme: StorefrontTheme;
  /** The restaurant itself, for what is not shown but said to machines. */
  tenant: ShopTenant;
}

/** The restaurant of this request in the visitor's language, read once. Ends in "not found" for an unknown one. */
export const readStorefront = cache(async (tenantRef: string): Promise<Storefront> => {
  const app = getPageApp();
  const [shop, locale, format, now, timeZone, takes] = await Promise.all([
    app.shops.find(tenantRef),
    getLocale(),
    getFormatter(),
    getNow(),
    getTimeZone(),
    app.processorMethods.current(),
  ]);
  if (!shop) notFound();
  const { accent, displayFont, locales, embedOrigins } = shop.tenant;
  const view = storefrontView(shop, {
    locale: languageOf(locale),
    now: app.clock.now(),
    paymentDesk: paymentDesk(app),
    takes,
  });
  return {
    view: {
      ...view,
      amountTexts: amountTexts(view, locale),
      momentTexts: momentTexts(view, (instant) => momentText(instant, { format, now, timeZone })),
    },
    theme: { accent, displayFont, locales: tenantLocales(locales), menuLocales: locales, embedOrigins },
    tenant: shop.tenant,
  };
});
