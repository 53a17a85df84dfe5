import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { NotForRole } from "@/components/dashboard/settings/frame/not-for-role";
import { EndpointPage } from "@/components/dashboard/settings/webhooks/endpoint-page";

interface Props {
  params: Promise<{ tenantId: string; endpointId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboardSettings");
  return { title: t("place.webhooks.title") };
}

export default async function WebhookEndpointSettings({ params }: Props) {
  const { tenantId, endpointId } = await params;
  const path = `/settings/webhooks/${encodeURIComponent(endpointId)}`;
  const access = await openDashboard(tenantId, path);
  if (!access) return null;
  return access.actor.role === "staff" ? (
    <NotForRole whose="managers" />
  ) : (
    <EndpointPage endpointId={endpointId} />
  );
}
