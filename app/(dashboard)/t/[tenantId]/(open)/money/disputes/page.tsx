import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ManagersOnly } from "@/components/dashboard/frame/managers-only";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { DisputeDesk } from "@/components/dashboard/money/dispute-desk";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboardMoney");
  return { title: t("views.disputes") };
}

export default async function DisputesPage({ params }: Props) {
  const access = await openDashboard((await params).tenantId, "/money/disputes");
  if (!access) return null;
  const t = await getTranslations("dashboardMoney");
  return access.actor.role === "staff" ? <ManagersOnly reason={t("managersOnly")} /> : <DisputeDesk />;
}
