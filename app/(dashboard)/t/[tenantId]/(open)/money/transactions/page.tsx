import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ManagersOnly } from "@/components/dashboard/frame/managers-only";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { TransactionDesk } from "@/components/dashboard/money/transaction-desk";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboardMoney");
  return { title: t("views.transactions") };
}

export default async function TransactionsPage({ params }: Props) {
  const access = await openDashboard((await params).tenantId, "/money/transactions");
  if (!access) return null;
  const t = await getTranslations("dashboardMoney");
  return access.actor.role === "staff" ? <ManagersOnly reason={t("managersOnly")} /> : <TransactionDesk />;
}
