import { notFound, redirect } from "next/navigation";
import { adminPage } from "@/app/(admin)/admin-page";
import { EndpointPage } from "@/components/admin/webhooks/endpoint-page";
import { DashboardTenantProvider } from "@/components/dashboard/frame/dashboard-tenant";
import { webhookEndpoints } from "@/components/dashboard/settings/webhooks/use-webhooks";
import { portalAccess } from "@/components/frame/work/open-portal";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";

const { generateMetadata, Page } = adminPage({
  path: ({ params: { tenantId = "", endpointId = "" } }) =>
    `/webhooks/${encodeURIComponent(tenantId)}/${encodeURIComponent(endpointId)}`,
  title: "adminWebhooks.endpoint",
  first: ({ params: { tenantId = "" } }) => [webhookEndpoints(tenantId)],
  show: async ({ params: { tenantId = "", endpointId = "" } }) => {
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
  },
});

export { generateMetadata };
export default Page;
