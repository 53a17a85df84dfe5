import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { SettingsOverview } from "@/components/dashboard/settings/frame/settings-overview";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboardSettings");
  return { title: t("title") };
}

export default async function TenantSettings({ params }: Props) {
  const access = await openDashboard((await params).tenantId, "/settings");
  if (!access) return null;
  const { role } = access.actor;
  return <SettingsOverview owns={role === "owner" || role === "superadmin"} />;
}
