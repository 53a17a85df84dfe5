import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { queryText } from "@/components/frame/query-text";
import { readStorefront } from "@/components/storefront/frame/read-storefront";
import { StorefrontPage } from "@/components/storefront/frame/storefront-page";
import { AskForData } from "@/components/storefront/guest-data/ask-for-data";
import { OwnGuestData } from "@/components/storefront/guest-data/own-guest-data";
import { getPageApp, getPageAppAt } from "@/lib/app/page-app";
import { findGuestData } from "@/lib/oversight/privacy/find-guest-data";

interface DataPageProps {
  params: Promise<{ tenantId: string }>;
  searchParams: Promise<{ token?: string | string[] }>;
}

/** The address can contain the token, so no referrer is sent. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("guestData");
  return { title: t("title"), robots: { index: false }, referrer: "no-referrer" };
}

export default async function GuestDataPage({ params, searchParams }: DataPageProps) {
  const [{ tenantId }, query] = await Promise.all([params, searchParams]);
  const app = getPageApp();
  const [{ view, theme }, shop] = await Promise.all([readStorefront(tenantId), app.shops.find(tenantId)]);
  if (!shop) notFound();
  const here = await getPageAppAt(shop.tenant.id);
  const token = queryText(query.token);
  const guest = token === null ? null : await findGuestData(here, { tenant: shop.tenant, token });
  return (
    <StorefrontPage view={view} theme={theme} areas={["guestData"]}>
      {guest && token ? (
        <OwnGuestData guest={guest} token={token} />
      ) : (
        <AskForData linkFailed={token !== null} />
      )}
    </StorefrontPage>
  );
}
