import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ManagersOnly } from "@/components/dashboard/frame/managers-only";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { PayoutDesk } from "@/components/dashboard/money/payout-desk";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboardMoney");
  return { title: t("title") };
}

export default async function MoneyPage({ params }: Props) {
  const access = await openDashboard((await params).tenantId, "/money");
  if (!access) return null;
  const t = await getTranslations("dashboardMoney");
  return access.actor.role === "staff" ? <ManagersOnly reason={t("managersOnly")} /> : <PayoutDesk />;
}
