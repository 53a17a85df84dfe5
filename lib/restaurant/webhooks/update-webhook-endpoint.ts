import type { TenantId } from "@/lib/core/ids/tenant-id";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { Precondition } from "@/lib/platform/http/precondition";
import type { App } from "@/lib/restaurant/app";
import { checkWebhookUrl } from "./check-webhook-url";
import { refuseUnknownEndpoint } from "./refuse-endpoint";
import { type UpdateWebhookEndpointBody, type WebhookEndpoint, webhookEndpoint } from "./webhook-contract";
import {
  type EndpointChanges,
  giveUpDeliveries,
  lockEndpointRow,
  updateEndpointRow,
} from "./webhook-endpoint-store";

/**
 * Changes the fields that are given. Disabling ends what is still on its way; putting an endpoint back into service
 * brings new events only, older ones can be replayed. Throws WEBHOOK_ENDPOINT_NOT_FOUND and VALIDATION_FAILED.
 */
export async function updateWebhookEndpoint(
  app: App,
  input: {
    tenantId: TenantId;
    endpointId: string;
    changes: UpdateWebhookEndpointBody;
    asksHere: boolean;
    precondition?: Precondition | null;
  },
): Promise<WebhookEndpoint> {
  const { tenantId, endpointId } = input;
  const { disabled, apiVersion: payloadVersion, ...same } = input.changes;
  if (same.url !== undefined) await checkWebhookUrl(app, same.url, input.asksHere);
  return inTransaction(app.db, async (tx) => {
    const row = (await lockEndpointRow(tx, { tenantId, endpointId })) ?? refuseUnknownEndpoint();
    await input.precondition?.(() => webhookEndpoint(row));
    const changes: EndpointChanges = { ...same, payloadVersion };
    if (disabled === true && row.disabledAt === null) {
      Object.assign(changes, { disabledAt: app.clock.now(), disabledReason: "owner" });
      await giveUpDeliveries(tx, { tenantId, endpointId });
    }
    if (disabled === false) {
      const fresh = { disabledAt: null, disabledReason: null, failingSince: null, failureCount: 0 };
      Object.assign(changes, fresh);
    }
    return webhookEndpoint(await updateEndpointRow(tx, { tenantId, endpointId, changes }));
  });
}
