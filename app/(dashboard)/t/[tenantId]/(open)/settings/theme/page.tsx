import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { ThemePage } from "@/components/dashboard/settings/theme/theme-page";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboardSettings");
  return { title: t("place.theme.title") };
}

export default async function ThemeSettings({ params }: Props) {
  const access = await openDashboard((await params).tenantId, "/settings/theme");
  return access && <ThemePage />;
}
