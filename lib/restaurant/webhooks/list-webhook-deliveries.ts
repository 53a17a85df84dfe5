import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { refuseUnknownEndpoint } from "./refuse-endpoint";
import { type WebhookDelivery, type WebhookDeliveryQuery, webhookDelivery } from "./webhook-contract";
import { listDeliveryRows } from "./webhook-delivery-store";
import { findEndpointRow } from "./webhook-endpoint-store";

/** An endpoint's log, newest event first, a page at a time. Throws WEBHOOK_ENDPOINT_NOT_FOUND. */
export async function listWebhookDeliveries(
  app: App,
  input: { tenantId: TenantId; endpointId: string; query: WebhookDeliveryQuery },
): Promise<{ deliveries: WebhookDelivery[]; nextCursor: string | null }> {
  const { tenantId, endpointId, query } = input;
  if (!(await findEndpointRow(app.db, { tenantId, endpointId }))) refuseUnknownEndpoint();
  const { cursor: before = null, status = null, eventType = null, limit } = query;
  const page = { before, status, eventType, limit: limit + 1 };
  const rows = await listDeliveryRows(app.db, { tenantId, endpointId, ...page });
  const deliveries = rows.slice(0, limit).map(webhookDelivery);
  const nextCursor = rows.length > limit ? String(deliveries.at(-1)?.sequence) : null;
  return { deliveries, nextCursor };
}
