import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { SettingsPage } from "@/components/dashboard/settings/settings-page";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboard.settings");
  return { title: t("title") };
}

export default async function TenantSettings({ params }: Props) {
  const access = await openDashboard((await params).tenantId, "/settings");
  return access && <SettingsPage />;
}
