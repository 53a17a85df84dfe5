import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { readStorefront } from "@/components/storefront/frame/read-storefront";
import { StorefrontPage } from "@/components/storefront/frame/storefront-page";
import { GiftCardPage } from "@/components/storefront/gift-cards/gift-card-page";
import { getPageApp, getPageAppAt } from "@/lib/app/page-app";
import { findCheckoutContact } from "@/lib/service/orders/placement/find-checkout-contact";

interface GiftCardsProps {
  params: Promise<{ tenantId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("giftCards");
  return { title: t("metaTitle"), referrer: "no-referrer" };
}

export default async function GiftCardsPage({ params, searchParams }: GiftCardsProps) {
  const [{ tenantId }, query, header] = await Promise.all([params, searchParams, headers()]);
  const app = getPageApp();
  const [{ view, theme }, shop] = await Promise.all([readStorefront(tenantId), app.shops.find(tenantId)]);
  if (!shop) notFound();
  const here = await getPageAppAt(shop.tenant.id);
  const contact = await findCheckoutContact(here, {
    tenantId: shop.tenant.id,
    cookieHeader: header.get("cookie"),
  });
  const status = query.redirect_status;
  const returned = status === undefined ? null : status === "failed" ? "failed" : "paid";
  return (
    <StorefrontPage view={view} theme={theme} areas={["giftCards", "payment", "tracking"]}>
      <div className="pt-6">
        <GiftCardPage
          isPaidOnline={view.paymentMethods.includes("stripe")}
          returned={returned}
          purchaserEmail={contact?.customerEmail ?? ""}
        />
      </div>
    </StorefrontPage>
  );
}
