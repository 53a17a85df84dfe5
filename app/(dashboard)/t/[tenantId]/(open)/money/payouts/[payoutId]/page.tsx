import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ManagersOnly } from "@/components/dashboard/frame/managers-only";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { PayoutPage } from "@/components/dashboard/money/payout-page";

interface Props {
  params: Promise<{ tenantId: string; payoutId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboardMoney");
  return { title: t("payout.title") };
}

export default async function OnePayoutPage({ params }: Props) {
  const { tenantId, payoutId } = await params;
  const access = await openDashboard(tenantId, `/money/payouts/${payoutId}`);
  if (!access) return null;
  const t = await getTranslations("dashboardMoney");
  if (access.actor.role === "staff") return <ManagersOnly reason={t("managersOnly")} />;
  return <PayoutPage payoutId={decodeURIComponent(payoutId)} />;
}
