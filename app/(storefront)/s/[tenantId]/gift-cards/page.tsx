import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { readStorefront } from "@/components/storefront/frame/read-storefront";
import { StorefrontPage } from "@/components/storefront/frame/storefront-page";
import { GiftCardPage } from "@/components/storefront/gift-cards/gift-card-page";
import { getPageApp } from "@/lib/app/page-app";

interface GiftCardsProps {
  params: Promise<{ tenantId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("giftCards");
  return { title: t("metaTitle"), referrer: "no-referrer" };
}

export default async function GiftCardsPage({ params, searchParams }: GiftCardsProps) {
  const [{ tenantId }, query] = await Promise.all([params, searchParams]);
  const [{ view, dress }, shop] = await Promise.all([
    readStorefront(tenantId),
    getPageApp().shops.find(tenantId),
  ]);
  if (!shop) notFound();
  const status = query.redirect_status;
  const returned = status === undefined ? null : status === "failed" ? "failed" : "paid";
  return (
    <StorefrontPage view={view} dress={dress} areas={["giftCards", "payment", "tracking"]}>
      <div className="pt-6">
        <GiftCardPage isPaidOnline={shop.tenant.cardEnabled} returned={returned} />
      </div>
    </StorefrontPage>
  );
}
