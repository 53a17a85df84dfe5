import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { OrderBoard } from "@/components/dashboard/orders/order-board";
import { getPageApp } from "@/lib/app/page-app";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboard.frame");
  return { title: t("orders") };
}

export default async function OrderBoardPage({ params }: Props) {
  const { tenantId } = await params;
  const access = await openDashboard(tenantId, "/");
  if (!access) return null;
  const shop = await getPageApp().shops.find(tenantId);
  return (
    <OrderBoard
      pausedUntil={shop?.tenant.pausedUntil?.toISOString() ?? null}
      staffEmail={access.actor.email}
    />
  );
}
