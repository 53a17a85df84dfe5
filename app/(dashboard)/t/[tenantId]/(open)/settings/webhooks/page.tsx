import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { NotForRole } from "@/components/dashboard/settings/frame/not-for-role";
import { WebhooksPage } from "@/components/dashboard/settings/webhooks/webhooks-page";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboardSettings");
  return { title: t("place.webhooks.title") };
}

export default async function WebhooksSettings({ params }: Props) {
  const access = await openDashboard((await params).tenantId, "/settings/webhooks");
  return access && (access.actor.role === "staff" ? <NotForRole whose="managers" /> : <WebhooksPage />);
}
