import { readTenant } from "@/components/admin/orders/order-filters";
import { oneOf } from "@/components/data/one-of";

export const WEBHOOK_VIEWS = ["failing", "disabled", "all"] as const;
export type WebhookView = (typeof WEBHOOK_VIEWS)[number];

export const readWebhookFilters = (search: URLSearchParams) => ({
  state: oneOf(WEBHOOK_VIEWS, search.get("state")),
  tenant: readTenant(search),
});
