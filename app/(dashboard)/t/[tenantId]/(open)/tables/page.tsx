import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { TablesFloor } from "@/components/dashboard/tables/tables-floor";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboardTables");
  return { title: t("title") };
}

export default async function TablesPage({ params }: { params: Promise<{ tenantId: string }> }) {
  const access = await openDashboard((await params).tenantId, "/tables");
  return access && <TablesFloor />;
}
