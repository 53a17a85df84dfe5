import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FirstHour } from "@/components/dashboard/first-hour/first-hour";
import { FactorNotice } from "@/components/dashboard/frame/factor-notice";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { OrderBoard } from "@/components/dashboard/orders/order-board";
import { getPageApp } from "@/lib/app/page-app";
import { isFactorOverdue } from "@/lib/people/second-factor/second-factor-policy";
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
  const app = getPageApp();
  const shop = await app.shops.find(tenantId);
  const steps = await getFirstSteps(app, { tenantId: access.tenant.id });
  const { role, signIn } = access.actor;
  const { factorDueAt } = signIn;
  return (
    <>
      {role === "owner" && !signIn.hasSecondFactor && factorDueAt && (
        <FactorNotice dueAt={factorDueAt} isOver={isFactorOverdue(signIn, app.clock.now())} />
      )}
      {!steps.order && access.actor.role !== "staff" && <FirstHour steps={steps} />}
      <OrderBoard
        pausedUntil={shop?.tenant.pausedUntil?.toISOString() ?? null}
        staff={{ userId: access.actor.userId, email: access.actor.email }}
      />
    </>
  );
}
