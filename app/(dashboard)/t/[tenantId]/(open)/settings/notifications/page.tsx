import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { NotificationsPage } from "@/components/dashboard/settings/notifications-page";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboardSettings");
  return { title: t("place.notifications.title") };
}

export default async function NotificationsSettings({ params }: Props) {
  const access = await openDashboard((await params).tenantId, "/settings/notifications");
  return access && <NotificationsPage />;
}
