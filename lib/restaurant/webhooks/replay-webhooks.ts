import type { TenantId } from "@/lib/core/ids/tenant-id";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { EventType } from "@/lib/platform/events/event-type";
import type { App } from "@/lib/restaurant/app";
import { DELIVER_JOB } from "./nudge-webhooks";
import { refuseDisabledEndpoint, refuseUnknownEndpoint } from "./refuse-endpoint";
import { requeueEvents } from "./webhook-delivery-store";
import { lockEndpointRow } from "./webhook-endpoint-store";

/**
 * Sends every event of a time range again that the endpoint listens to, also those from before it existed, or those of
 * some types of them. Throws
 * WEBHOOK_ENDPOINT_NOT_FOUND and WEBHOOK_ENDPOINT_DISABLED.
 */
export async function replayWebhooks(
  app: App,
  input: { tenantId: TenantId; endpointId: string; from: Date; to: Date; eventTypes: EventType[] },
): Promise<{ queued: number }> {
  return inTransaction(app.db, async (tx) => {
    const endpoint = (await lockEndpointRow(tx, input)) ?? refuseUnknownEndpoint();
    if (endpoint.disabledAt !== null) refuseDisabledEndpoint();
    const queued = await requeueEvents(tx, { ...input, now: app.clock.now() });
    if (queued > 0) await app.jobs.add(tx, "deliver-webhooks", {}, DELIVER_JOB);
    return { queued };
  });
}
