import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { MovementDesk } from "@/components/dashboard/stock/movement-desk";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboardStock");
  return { title: t("views.movements") };
}

export default async function StockMovementsPage({ params }: Props) {
  const access = await openDashboard((await params).tenantId, "/stock/movements");
  return access && <MovementDesk />;
}
