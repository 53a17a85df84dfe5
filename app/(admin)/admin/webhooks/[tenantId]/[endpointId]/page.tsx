import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { openAdmin } from "@/components/admin/frame/open-admin";
import { EndpointPage } from "@/components/admin/webhooks/endpoint-page";
import { DashboardTenantProvider } from "@/components/dashboard/frame/dashboard-tenant";
import { portalAccess } from "@/components/frame/work/open-portal";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";

interface Props {
  params: Promise<{ tenantId: string; endpointId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("adminWebhooks");
  return { title: t("endpoint") };
}

export default async function WebhookEndpointPage({ params }: Props) {
  const { tenantId, endpointId } = await params;
  const path = `/webhooks/${encodeURIComponent(tenantId)}/${encodeURIComponent(endpointId)}`;
  if (!(await openAdmin(path))) return null;
  const access = await portalAccess(tenantStaffAccess, { tenantId });
  if (access.state === "must-visit") {
    const visit = `/settings/webhooks/${encodeURIComponent(endpointId)}`;
    redirect(`/admin/restaurants/${encodeURIComponent(tenantId)}?${new URLSearchParams({ visit })}`);
  }
  if (access.state !== "open") notFound();
  const { slug, name, timeZone, currency, locales } = access.tenant;
  const tenant = { slug, name, timeZone, currency, locales, manages: true, storefrontBase: null };
  return (
    <DashboardTenantProvider value={{ ...tenant, uploads: "server" }}>
      <EndpointPage endpointId={endpointId} />
    </DashboardTenantProvider>
  );
}
