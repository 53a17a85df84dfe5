import { managersSettings } from "@/app/(dashboard)/admitted";
import { deskPage } from "@/app/(dashboard)/desk-page";
import { EndpointPage } from "@/components/dashboard/settings/webhooks/endpoint-page";
import { webhookEndpoints } from "@/components/dashboard/settings/webhooks/use-webhooks";

const { generateMetadata, Page } = deskPage({
  path: ({ params: { endpointId = "" } }) => `/settings/webhooks/${encodeURIComponent(endpointId)}`,
  title: "dashboardSettings.place.webhooks.title",
  only: managersSettings,
  first: ({ slug }) => [webhookEndpoints(slug)],
  show: ({ params: { endpointId = "" } }) => <EndpointPage endpointId={endpointId} />,
});

export { generateMetadata };
export default Page;
