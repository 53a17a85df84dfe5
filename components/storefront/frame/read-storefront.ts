import { notFound } from "next/navigation";
import { getFormatter, getLocale, getTimeZone } from "next-intl/server";
import { cache } from "react";
import { getPageApp, getPageAppAt, type PageApp } from "@/lib/app/page-app";
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
function paymentDesk({ twin, stripeEmulator, env }: PageApp, { slug }: ShopTenant): PaymentDesk | null {
  if (stripeEmulator) return { kind: "embedded", twin: twin && slug };
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
  const [found, locale, format, timeZone] = await Promise.all([
    app.shops.find(tenantRef),
    getLocale(),
    getFormatter(),
    getTimeZone(),
  ]);
  if (!found) notFound();
  const here = await getPageAppAt(found.tenant.id);
  const now = here.clock.now();
  const [shop, takes] = await Promise.all([
    here.shops.find(found.tenant.id),
    here.processorMethods.current(),
  ]);
  if (!shop) notFound();
  const { accent, displayFont, locales, embedOrigins } = shop.tenant;
  const view = storefrontView(shop, {
    locale: languageOf(locale),
    now,
    paymentDesk: paymentDesk(here, shop.tenant),
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
