import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { refuseUnknownEndpoint } from "./refuse-endpoint";
import { type WebhookEndpoint, webhookEndpoint } from "./webhook-contract";
import { findEndpointRow } from "./webhook-endpoint-store";

/** One webhook endpoint, without its secret. Throws WEBHOOK_ENDPOINT_NOT_FOUND. */
export async function getWebhookEndpoint(
  app: App,
  key: { tenantId: TenantId; endpointId: string },
): Promise<WebhookEndpoint> {
  return webhookEndpoint((await findEndpointRow(app.db, key)) ?? refuseUnknownEndpoint());
}
