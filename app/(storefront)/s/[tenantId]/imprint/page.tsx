import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { operatorOf } from "@/components/marketplace/legal/operator-details";
import { readStorefront } from "@/components/storefront/frame/read-storefront";
import { StorefrontPage } from "@/components/storefront/frame/storefront-page";
import { ImprintPage } from "@/components/storefront/imprint/imprint-page";
import { getPageApp } from "@/lib/app/page-app";
import { languageOf } from "@/lib/core/i18n/locales";
import { getImprint } from "@/lib/restaurant/tenancy/get-imprint";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("legal.imprint");
  return { title: t("title") };
}

export default async function Page({ params }: Props) {
  const { tenantId } = await params;
  const app = getPageApp();
  const [{ view, theme }, shop] = await Promise.all([readStorefront(tenantId), app.shops.find(tenantId)]);
  if (!shop) notFound();
  const locale = languageOf(await getLocale());
  const imprint = await getImprint(app, { tenantId: shop.tenant.id, locale });
  return (
    <StorefrontPage view={view} theme={theme} areas={[]}>
      <ImprintPage imprint={imprint} operator={operatorOf(app.env)} />
    </StorefrontPage>
  );
}
