import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { TableBill } from "@/components/dashboard/tables/table-bill";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboardTables");
  return { title: t("title") };
}

export default async function TablePage({
  params,
}: {
  params: Promise<{ tenantId: string; tableId: string }>;
}) {
  const { tenantId, tableId } = await params;
  const access = await openDashboard(tenantId, `/tables/${encodeURIComponent(tableId)}`);
  return access && <TableBill tableId={tableId} />;
}
