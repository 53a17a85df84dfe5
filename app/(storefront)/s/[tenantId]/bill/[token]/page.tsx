import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { QueryProvider } from "@/components/data/query-provider";
import { GuestBill } from "@/components/storefront/bill/guest-bill";
import { readStorefront } from "@/components/storefront/frame/read-storefront";
import { StorefrontPage } from "@/components/storefront/frame/storefront-page";
import { getPageApp, getPageAppAt } from "@/lib/app/page-app";
import { isAppError } from "@/lib/core/errors/app-error";
import { getGuestBill } from "@/lib/service/bills/get-guest-bill";

interface BillPageProps {
  params: Promise<{ tenantId: string; token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The address is the key to the bill, so no referrer is sent. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("tableBill");
  return { title: t("metaTitle"), robots: { index: false }, referrer: "no-referrer" };
}

/** Whether the restaurant takes orders at its tables. Ends in "not found" unless the link opens a bill. */
async function checkBill(tenantRef: string, token: string): Promise<boolean> {
  const app = getPageApp();
  const shop = await app.shops.find(tenantRef);
  if (!shop) notFound();
  const here = await getPageAppAt(shop.tenant.id);
  await getGuestBill(here, { tenantId: shop.tenant.id, token }).catch((error: unknown) => {
    if (isAppError(error) && error.code === "BILL_NOT_FOUND") notFound();
    throw error;
  });
  return shop.tenant.tableOrdering !== "off";
}

export default async function BillPage({ params, searchParams }: BillPageProps) {
  const [{ tenantId, token }, { redirect_status: status }] = await Promise.all([params, searchParams]);
  const [{ view, theme }, takesOrders] = await Promise.all([
    readStorefront(tenantId),
    checkBill(tenantId, token),
  ]);
  const returned = status === undefined ? null : status === "failed" ? "failed" : "paid";
  return (
    <StorefrontPage view={view} theme={theme} areas={["tableBill", "tableOrder", "payment", "tracking"]}>
      <div className="pt-6">
        <QueryProvider>
          <GuestBill token={token} returned={returned} takesOrders={takesOrders} />
        </QueryProvider>
      </div>
    </StorefrontPage>
  );
}
