import type { App } from "@/lib/app/app";
import { inTransaction } from "@/lib/db/transaction";
import { fail } from "@/lib/errors/app-error";
import { newId } from "@/lib/ids/ids";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import { checkWebhookUrl } from "./check-webhook-url";
import {
  type CreateWebhookEndpointBody,
  type WebhookEndpointWithSecret,
  webhookEndpoint,
} from "./webhook-contract";
import { countEndpointsLocked, insertEndpointRow } from "./webhook-endpoint-store";
import { newWebhookSecret } from "./webhook-signature";

const MOST_ENDPOINTS = 20;

/** Adds an endpoint; this answer alone has its secret. Throws VALIDATION_FAILED and WEBHOOK_ENDPOINT_LIMIT. */
export async function createWebhookEndpoint(
  app: App,
  { tenantId, endpoint }: { tenantId: TenantId; endpoint: CreateWebhookEndpointBody },
): Promise<WebhookEndpointWithSecret> {
  await checkWebhookUrl(app, endpoint.url);
  const secret = newWebhookSecret();
  const row = await inTransaction(app.db, async (tx) => {
    if ((await countEndpointsLocked(tx, { tenantId })) >= MOST_ENDPOINTS) {
      fail("WEBHOOK_ENDPOINT_LIMIT", `There can be ${MOST_ENDPOINTS} endpoints. Delete one first.`);
    }
    return insertEndpointRow(tx, {
      ...endpoint,
      tenantId,
      id: newId("whe"),
      secret,
      createdAt: app.clock.now(),
    });
  });
  return { ...webhookEndpoint(row), secret };
}
