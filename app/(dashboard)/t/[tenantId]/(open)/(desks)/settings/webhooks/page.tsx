import { managersSettings } from "@/app/(dashboard)/admitted";
import { deskPage } from "@/app/(dashboard)/desk-page";
import { webhookEndpoints } from "@/components/dashboard/settings/webhooks/use-webhooks";
import { WebhooksPage } from "@/components/dashboard/settings/webhooks/webhooks-page";

const { generateMetadata, Page } = deskPage({
  path: "/settings/webhooks",
  title: "dashboardSettings.place.webhooks.title",
  only: managersSettings,
  first: ({ slug }) => [webhookEndpoints(slug)],
  show: () => <WebhooksPage />,
});

export { generateMetadata };
export default Page;
