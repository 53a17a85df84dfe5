import type { TenantId } from "@/lib/core/ids/tenant-id";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { refuseUnknownEndpoint } from "./refuse-endpoint";
import { type WebhookEndpointWithSecret, webhookEndpoint } from "./webhook-contract";
import { lockEndpointRow, updateEndpointRow } from "./webhook-endpoint-store";
import { newWebhookSecret } from "./webhook-signature";

const OVERLAP_MS = 24 * 3_600_000;

/** Gives an endpoint a new secret; the previous one signs as well for 24 hours. Throws WEBHOOK_ENDPOINT_NOT_FOUND. */
export async function rotateWebhookSecret(
  app: App,
  { tenantId, endpointId }: { tenantId: TenantId; endpointId: string },
): Promise<WebhookEndpointWithSecret> {
  const secret = newWebhookSecret();
  return inTransaction(app.db, async (tx) => {
    const row = (await lockEndpointRow(tx, { tenantId, endpointId })) ?? refuseUnknownEndpoint();
    const previousSecretUntil = new Date(app.clock.now().getTime() + OVERLAP_MS);
    const changes = { secret, previousSecret: row.secret, previousSecretUntil };
    return { ...webhookEndpoint(await updateEndpointRow(tx, { tenantId, endpointId, changes })), secret };
  });
}
