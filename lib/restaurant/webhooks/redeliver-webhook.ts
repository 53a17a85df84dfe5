import type { TenantId } from "@/lib/core/ids/tenant-id";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { DELIVER_JOB } from "./nudge-webhooks";
import { refuseDisabledEndpoint, refuseUnknownDelivery, refuseUnknownEndpoint } from "./refuse-endpoint";
import { type WebhookDelivery, webhookDelivery } from "./webhook-contract";
import { requeueDelivery } from "./webhook-delivery-store";
import { lockEndpointRow } from "./webhook-endpoint-store";

/**
 * Sends one delivery again, the same id and bytes, with the whole schedule before it. Throws
 * WEBHOOK_ENDPOINT_NOT_FOUND, WEBHOOK_DELIVERY_NOT_FOUND and WEBHOOK_ENDPOINT_DISABLED.
 */
export async function redeliverWebhook(
  app: App,
  input: { tenantId: TenantId; endpointId: string; deliveryId: string },
): Promise<WebhookDelivery> {
  return inTransaction(app.db, async (tx) => {
    const endpoint = (await lockEndpointRow(tx, input)) ?? refuseUnknownEndpoint();
    if (endpoint.disabledAt !== null) refuseDisabledEndpoint();
    const row = (await requeueDelivery(tx, { ...input, now: app.clock.now() })) ?? refuseUnknownDelivery();
    await app.jobs.add(tx, "deliver-webhooks", {}, DELIVER_JOB);
    return webhookDelivery(row);
  });
}
