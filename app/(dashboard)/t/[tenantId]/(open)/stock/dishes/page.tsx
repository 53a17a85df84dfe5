import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { DishDesk } from "@/components/dashboard/stock/dish-desk";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboardStock");
  return { title: t("views.dishes") };
}

export default async function StockDishesPage({ params }: Props) {
  const access = await openDashboard((await params).tenantId, "/stock/dishes");
  return access && <DishDesk />;
}
