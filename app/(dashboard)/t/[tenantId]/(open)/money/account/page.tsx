import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ManagersOnly } from "@/components/dashboard/frame/managers-only";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { AccountPage } from "@/components/dashboard/money/account-page";
import { processorMode } from "@/components/dashboard/settings/processor-mode";
import { getPageApp } from "@/lib/app/page-app";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboardMoney");
  return { title: t("views.account") };
}

export default async function PayoutAccountPage({ params }: Props) {
  const access = await openDashboard((await params).tenantId, "/money/account");
  if (!access) return null;
  const t = await getTranslations("dashboardMoney");
  const { role } = access.actor;
  if (role === "staff") return <ManagersOnly reason={t("managersOnly")} />;
  const { env, stripeEmulator } = getPageApp();
  const mode = processorMode({ secretKey: env.STRIPE_SECRET_KEY, hasEmulator: stripeEmulator !== null });
  return <AccountPage mode={mode} owns={role !== "co_manager"} />;
}
