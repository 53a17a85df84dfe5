import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { QueryProvider } from "@/components/data/query-provider";
import { readTenantAddress } from "@/components/frame/tenant-address";
import { tenantHref } from "@/components/frame/tenant-href";
import { NoTableBill } from "@/components/storefront/bill/no-table-bill";
import { TableCode } from "@/components/storefront/bill/table-code";
import { readStorefront } from "@/components/storefront/frame/read-storefront";
import { StorefrontPage } from "@/components/storefront/frame/storefront-page";
import { TableMenuPage } from "@/components/storefront/table/table-menu-page";
import { getPageApp, getPageAppAt } from "@/lib/app/page-app";
import { isAppError } from "@/lib/core/errors/app-error";
import { BILL_PASS_COOKIE } from "@/lib/service/bills/bill-pass";
import { type GuestTable, getGuestTable } from "@/lib/service/bills/get-guest-table";

interface TablePageProps {
  params: Promise<{ tenantId: string; linkToken: string }>;
}

/** The address leads to the table's bill, so no referrer is sent. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("tableBill");
  return { title: t("metaTitle"), robots: { index: false }, referrer: "no-referrer" };
}

async function readTable(
  tenantRef: string,
  linkToken: string,
): Promise<GuestTable & { takesOrders: boolean }> {
  const app = getPageApp();
  const shop = await app.shops.find(tenantRef);
  if (!shop) notFound();
  const here = await getPageAppAt(shop.tenant.id);
  const pass = (await cookies()).get(BILL_PASS_COOKIE)?.value ?? null;
  const { id: tenantId, tableOrdering, ordersAtFreeTables } = shop.tenant;
  const table = await getGuestTable(here, { tenantId, linkToken, pass }).catch((error: unknown) => {
    if (isAppError(error) && error.code === "TABLE_NOT_FOUND") notFound();
    throw error;
  });
  return { ...table, takesOrders: tableOrdering !== "off" && ordersAtFreeTables };
}

/**
 * Where the printed code of a table leads: to the bill of the guests who sit there, while it is young or where this
 * browser has had it; else it asks for the digits that staff read out. Without a bill, to the menu, where the restaurant
 * takes orders at free tables. The bill's own page leaves the browser's pass.
 */
export default async function TablePage({ params }: TablePageProps) {
  const { tenantId, linkToken } = await params;
  const [table, address] = await Promise.all([readTable(tenantId, linkToken), readTenantAddress()]);
  const { tableName, bill, needsCode, takesOrders } = table;
  if (!address) notFound();
  if (bill) redirect(tenantHref(address.storefrontBase, `/bill/${bill.token}`));
  const { view, theme } = await readStorefront(tenantId);
  if (takesOrders && !needsCode) {
    const place = { kind: "table", linkToken } as const;
    return <TableMenuPage view={view} theme={theme} place={place} tableName={tableName} back="/" />;
  }
  return (
    <StorefrontPage view={view} theme={theme} areas={["tableBill"]}>
      <div className="pt-6">
        {needsCode ? (
          <QueryProvider>
            <TableCode linkToken={linkToken} tableName={tableName} />
          </QueryProvider>
        ) : (
          <NoTableBill tableName={tableName} />
        )}
      </div>
    </StorefrontPage>
  );
}
