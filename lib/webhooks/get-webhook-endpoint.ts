import type { App } from "@/lib/app/app";
import type { TenantId } from "@/lib/tenancy/tenant-id";
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
