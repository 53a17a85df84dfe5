import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { NotForRole } from "@/components/dashboard/settings/frame/not-for-role";
import { PaymentsPage } from "@/components/dashboard/settings/payments-page";
import { processorMode } from "@/components/dashboard/settings/processor-mode";
import { getPageApp } from "@/lib/app/page-app";

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
  const { actor } = access;
  if (actor.role === "staff") return <NotForRole whose="managers" />;
  const { env, stripeEmulator } = getPageApp();
  return (
    <PaymentsPage
      mode={processorMode({ secretKey: env.STRIPE_SECRET_KEY, hasEmulator: stripeEmulator !== null })}
      owns={actor.role !== "co_manager"}
    />
  );
}
