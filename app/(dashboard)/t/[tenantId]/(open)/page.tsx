import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FirstHour } from "@/components/dashboard/first-hour/first-hour";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { OrderBoard } from "@/components/dashboard/orders/order-board";
import { getPageApp } from "@/lib/app/page-app";
import { getFirstSteps } from "@/lib/service/orders/get-first-steps";

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
  const { userId, email, role } = access.actor;
  const app = getPageApp();
  const shop = await app.shops.find(tenantId);
  const steps = await getFirstSteps(app, { tenantId: access.tenant.id });
  return (
    <OrderBoard
      pausedUntil={shop?.tenant.pausedUntil?.toISOString() ?? null}
      staff={{ userId, email, isVisitor: role === "superadmin" }}
      guide={!steps.order && role !== "staff" && <FirstHour steps={steps} />}
    />
  );
}
