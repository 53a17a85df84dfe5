import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { CountDesk } from "@/components/dashboard/stock/count-desk";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboardStock");
  return { title: t("countTitle") };
}

export default async function StockCountPage({ params }: Props) {
  const access = await openDashboard((await params).tenantId, "/stock/count");
  return access && <CountDesk />;
}
