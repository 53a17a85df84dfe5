import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ManagersOnly } from "@/components/dashboard/frame/managers-only";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { ReportDesk } from "@/components/dashboard/reports/report-desk";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboardReports");
  return { title: t("title") };
}

export default async function ReportsPage({ params }: Props) {
  const access = await openDashboard((await params).tenantId, "/reports");
  if (!access) return null;
  const t = await getTranslations("dashboardReports");
  return access.actor.role === "staff" ? <ManagersOnly reason={t("managersOnly")} /> : <ReportDesk />;
}
