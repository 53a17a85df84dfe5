import { readTenant } from "@/components/admin/orders/order-filters";
import { oneOf } from "@/components/data/use-address-filters";

/** Failing ones first. */
export const WEBHOOK_VIEWS = ["failing", "disabled", "all"] as const;
export type WebhookView = (typeof WEBHOOK_VIEWS)[number];

/** What the list of endpoints is narrowed down to. */
export const readWebhookFilters = (search: URLSearchParams) => ({
  state: oneOf(WEBHOOK_VIEWS, search.get("state")),
  tenant: readTenant(search),
});
