import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { NotForRole } from "@/components/dashboard/settings/frame/not-for-role";
import { PaymentsPage } from "@/components/dashboard/settings/payments-page";
import { processorMode } from "@/components/dashboard/settings/processor-mode";
import { getPageApp } from "@/lib/app/page-app";
import { needsFactorForCards } from "@/lib/people/second-factor/second-factor-policy";
import { getSettings } from "@/lib/restaurant/tenancy/get-settings";
import { ONLINE_SWITCHES } from "@/lib/restaurant/tenancy/payment-switch";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboardSettings");
  return { title: t("place.payments.title") };
}

export default async function PaymentsSettings({ params }: Props) {
  const access = await openDashboard((await params).tenantId, "/settings/payments");
  if (!access) return null;
  const { actor, tenant } = access;
  if (actor.role === "staff") return <NotForRole whose="managers" />;
  const app = getPageApp();
  const { env, stripeEmulator } = app;
  const { paymentMethods } = await getSettings(app, { tenantId: tenant.id });
  const takesCards = ONLINE_SWITCHES.some((name) => paymentMethods[name]);
  const mode = processorMode({ secretKey: env.STRIPE_SECRET_KEY, hasEmulator: stripeEmulator !== null });
  return (
    <PaymentsPage
      mode={mode}
      owns={actor.role !== "co_manager"}
      needsFactor={
        mode !== "none" && needsFactorForCards(actor, { takesCards }, { now: app.clock.now(), env })
      }
    />
  );
}
