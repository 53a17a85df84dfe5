import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { readOrderFilters, writeOrderFilters } from "@/components/dashboard/orders/order-filters";
import { OrderHistory } from "@/components/dashboard/orders/order-history";

interface Props {
  params: Promise<{ tenantId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboard.history");
  return { title: t("title") };
}

export default async function OrderHistoryPage({ params, searchParams }: Props) {
  const given = Object.entries(await searchParams).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  const asked = new URLSearchParams(given);
  const filters = writeOrderFilters(readOrderFilters(asked));
  const order = asked.get("order");
  if (order) filters.set("order", order);
  const access = await openDashboard((await params).tenantId, `/history?${filters}`);
  return access && <OrderHistory staffId={access.actor.userId} />;
}
