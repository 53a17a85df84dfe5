import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { IngredientDesk } from "@/components/dashboard/stock/ingredient-desk";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboardStock");
  return { title: t("title") };
}

export default async function StockPage({ params }: Props) {
  const access = await openDashboard((await params).tenantId, "/stock");
  return access && <IngredientDesk />;
}
