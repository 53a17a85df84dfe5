import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { HoursPage } from "@/components/dashboard/settings/hours/hours-page";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboardSettings");
  return { title: t("place.hours.title") };
}

export default async function HoursSettings({ params }: Props) {
  const access = await openDashboard((await params).tenantId, "/settings/hours");
  return access && <HoursPage />;
}
