import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { type WebhookEndpoint, webhookEndpoint } from "./webhook-contract";
import { listEndpointRows } from "./webhook-endpoint-store";

/** A restaurant's webhook endpoints, oldest first, without their secrets. */
export async function listWebhookEndpoints(
  app: App,
  { tenantId }: { tenantId: TenantId },
): Promise<{ webhookEndpoints: WebhookEndpoint[] }> {
  const rows = await listEndpointRows(app.db, { tenantId });
  return { webhookEndpoints: rows.map(webhookEndpoint) };
}
