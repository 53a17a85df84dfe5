import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { api, dataOf } from "@/components/data/api";
import { paging } from "@/components/data/paging";
import type { WebhookView } from "./webhook-filters";

const PAGE_SIZE = 50;

/** The webhook endpoints of all restaurants in a state, page after page. */
export const endpointList = (state: WebhookView, tenant: string | null) =>
  infiniteQueryOptions({
    queryKey: ["admin", "webhooks", state, tenant],
    queryFn: ({ pageParam: cursor }) => {
      const query = { state, ...(tenant && { tenantId: tenant }), cursor, limit: PAGE_SIZE };
      return dataOf(api.GET("/api/admin/webhook-endpoints", { params: { query } }));
    },
    ...paging,
    select: ({ pages }) => pages.flatMap(({ webhookEndpoints }) => webhookEndpoints),
    placeholderData: keepPreviousData,
  });
