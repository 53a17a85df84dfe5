import { notFound, redirect } from "next/navigation";
import { readTenantAddress } from "@/components/frame/tenant-address";
import { tenantHref } from "@/components/frame/tenant-href";
import { getPageApp } from "@/lib/app/page-app";
import { isAppError } from "@/lib/core/errors/app-error";
import { getGuestTable } from "@/lib/service/bills/get-guest-table";

interface TablePageProps {
  params: Promise<{ tenantId: string; linkToken: string }>;
}

/** Where the printed code of a table leads: to the bill of the guests who sit there, or to the menu. */
export default async function TablePage({ params }: TablePageProps) {
  const { tenantId, linkToken } = await params;
  const app = getPageApp();
  const [shop, address] = await Promise.all([app.shops.find(tenantId), readTenantAddress()]);
  if (!shop || !address) notFound();
  const { billToken } = await getGuestTable(app, { tenantId: shop.tenant.id, linkToken }).catch(
    (error: unknown) => {
      if (isAppError(error) && error.code === "TABLE_NOT_FOUND") notFound();
      throw error;
    },
  );
  redirect(tenantHref(address.storefrontBase, billToken ? `/bill/${billToken}` : "/"));
}
