import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { DeliveryPage } from "@/components/dashboard/settings/delivery-page";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboardSettings");
  return { title: t("place.delivery.title") };
}

export default async function DeliverySettings({ params }: Props) {
  const access = await openDashboard((await params).tenantId, "/settings/delivery");
  return access && <DeliveryPage />;
}
