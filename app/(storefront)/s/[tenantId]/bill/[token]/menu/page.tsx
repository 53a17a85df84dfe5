import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { readTenantAddress } from "@/components/frame/tenant-address";
import { tenantHref } from "@/components/frame/tenant-href";
import { readStorefront } from "@/components/storefront/frame/read-storefront";
import { TableMenuPage } from "@/components/storefront/table/table-menu-page";
import { getPageApp, getPageAppAt } from "@/lib/app/page-app";
import { isAppError } from "@/lib/core/errors/app-error";
import type { Bill } from "@/lib/service/bills/bill";
import { getGuestBill } from "@/lib/service/bills/get-guest-bill";

interface BillMenuPageProps {
  params: Promise<{ tenantId: string; token: string }>;
}

/** The address is the key to the bill, so no referrer is sent. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("tableOrder");
  return { title: t("metaTitle"), robots: { index: false }, referrer: "no-referrer" };
}

/** The bill, and whether it can be ordered into. Ends in "not found" unless the link opens one. */
async function readBill(tenantRef: string, token: string): Promise<{ bill: Bill; takesOrders: boolean }> {
  const app = getPageApp();
  const shop = await app.shops.find(tenantRef);
  if (!shop) notFound();
  const here = await getPageAppAt(shop.tenant.id);
  const bill = await getGuestBill(here, { tenantId: shop.tenant.id, token }).catch((error: unknown) => {
    if (isAppError(error) && error.code === "BILL_NOT_FOUND") notFound();
    throw error;
  });
  return { bill, takesOrders: shop.tenant.tableOrdering !== "off" && bill.status === "open" };
}

/** The menu at a table, from which its guests order into their bill. */
export default async function BillMenuPage({ params }: BillMenuPageProps) {
  const { tenantId, token } = await params;
  const [{ bill, takesOrders }, address] = await Promise.all([
    readBill(tenantId, token),
    readTenantAddress(),
  ]);
  if (!address) notFound();
  if (!takesOrders) redirect(tenantHref(address.storefrontBase, `/bill/${token}`));
  const { view, theme } = await readStorefront(tenantId);
  return (
    <TableMenuPage
      view={view}
      theme={theme}
      place={{ kind: "bill", token }}
      tableName={bill.tableName}
      back={`/bill/${token}`}
    />
  );
}
