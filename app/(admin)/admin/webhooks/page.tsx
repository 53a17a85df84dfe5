import { adminPage } from "@/app/(admin)/admin-page";
import { WebhookDesk } from "@/components/admin/webhooks/webhook-desk";
import { readWebhookFilters } from "@/components/admin/webhooks/webhook-filters";
import { endpointList } from "@/components/admin/webhooks/webhook-queries";

const { generateMetadata, Page } = adminPage({
  path: "/webhooks",
  title: "adminNav.place.webhooks",
  first: ({ search }) => {
    const { state, tenant } = readWebhookFilters(search);
    return [endpointList(state ?? "failing", tenant)];
  },
  show: () => <WebhookDesk />,
});

export { generateMetadata };
export default Page;
