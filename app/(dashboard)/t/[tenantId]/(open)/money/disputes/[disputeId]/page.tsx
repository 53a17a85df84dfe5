import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { DisputePage } from "@/components/dashboard/disputes/dispute-page";
import { ManagersOnly } from "@/components/dashboard/frame/managers-only";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";

interface Props {
  params: Promise<{ tenantId: string; disputeId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboardDisputes");
  return { title: t("onOrder") };
}

export default async function OneDisputePage({ params }: Props) {
  const { tenantId, disputeId } = await params;
  const access = await openDashboard(tenantId, `/money/disputes/${disputeId}`);
  if (!access) return null;
  const t = await getTranslations("dashboardMoney");
  const { role } = access.actor;
  if (role === "staff") return <ManagersOnly reason={t("managersOnly")} />;
  return <DisputePage disputeId={decodeURIComponent(disputeId)} mayAccept={role !== "co_manager"} />;
}
