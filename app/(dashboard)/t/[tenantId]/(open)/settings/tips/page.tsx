import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { TipsPage } from "@/components/dashboard/settings/tips/tips-page";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboardSettings");
  return { title: t("place.tips.title") };
}

export default async function TipsSettings({ params }: Props) {
  const access = await openDashboard((await params).tenantId, "/settings/tips");
  return access && <TipsPage />;
}
