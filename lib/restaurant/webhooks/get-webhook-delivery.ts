import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { RecordedEvent } from "@/lib/platform/events/event";
import type { App } from "@/lib/restaurant/app";
import { refuseUnknownDelivery, refuseUnknownEndpoint } from "./refuse-endpoint";
import { findDeliveryRow } from "./webhook-delivery-store";
import { findEndpointRow } from "./webhook-endpoint-store";
import { type WebhookDeliveryDetail, webhookDeliveryDetail } from "./webhook-request-contract";

/**
 * One delivery with what was sent and what came back. Throws WEBHOOK_ENDPOINT_NOT_FOUND and WEBHOOK_DELIVERY_NOT_FOUND.
 */
export async function getWebhookDelivery(
  app: App,
  input: { tenant: { id: TenantId; slug: string }; endpointId: string; deliveryId: string },
): Promise<WebhookDeliveryDetail> {
  const { tenant, endpointId, deliveryId } = input;
  const key = { tenantId: tenant.id, endpointId, deliveryId };
  const endpoint = (await findEndpointRow(app.db, key)) ?? refuseUnknownEndpoint();
  const row = (await findDeliveryRow(app.db, key)) ?? refuseUnknownDelivery();
  const event = {
    ...row.event,
    type: row.event.type as RecordedEvent["type"],
    sequence: Number(row.event.sequence),
    data: row.event.data as RecordedEvent["data"],
  };
  return webhookDeliveryDetail({ ...row, event }, endpoint, tenant.slug);
}
