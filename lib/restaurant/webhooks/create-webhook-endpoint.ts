import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { keepQuota } from "@/lib/restaurant/tenancy/keep-quota";
import { checkWebhookUrl } from "./check-webhook-url";
import {
  type CreateWebhookEndpointBody,
  type WebhookEndpointWithSecret,
  webhookEndpoint,
} from "./webhook-contract";
import { countEndpoints, insertEndpointRow } from "./webhook-endpoint-store";
import { newWebhookSecret } from "./webhook-signature";

/** Adds an endpoint; this answer alone has its secret. Throws VALIDATION_FAILED and QUOTA_EXCEEDED. */
export async function createWebhookEndpoint(
  app: App,
  input: { tenantId: TenantId; endpoint: CreateWebhookEndpointBody; asksHere: boolean },
): Promise<WebhookEndpointWithSecret> {
  const { tenantId, endpoint, asksHere } = input;
  await checkWebhookUrl(app, endpoint.url, asksHere);
  const secret = newWebhookSecret();
  const row = await inTransaction(app.db, async (tx) => {
    await keepQuota(tx, {
      tenantId,
      quota: "webhookEndpoints",
      used: () => countEndpoints(tx, { tenantId }),
    });
    const { apiVersion: payloadVersion, ...given } = endpoint;
    return insertEndpointRow(tx, {
      ...given,
      payloadVersion,
      tenantId,
      id: newId("whe"),
      secret,
      createdAt: app.clock.now(),
    });
  });
  return { ...webhookEndpoint(row), secret };
}
