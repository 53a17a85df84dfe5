import { inTransaction } from "@/lib/platform/db/transaction";
import { eventEnvelope } from "@/lib/platform/events/event-contract";
import type { AttemptOutcome } from "@/lib/platform/outbound/attempt-outcome";
import { postOutside } from "@/lib/platform/outbound/outbound-gateway";
import { inSpan } from "@/lib/platform/trace/current-trace";
import type { App } from "@/lib/restaurant/app";
import { judgeAttempt } from "./delivery-schedule";
import { disableEndpoint } from "./disable-endpoint";
import { signedRequest } from "./signed-request";
import { type ClaimedDelivery, recordAttempt } from "./webhook-delivery-store";
import { lockEndpointRow, updateEndpointRow } from "./webhook-endpoint-store";

/**
 * Sends one claimed delivery and records how it went, for the delivery and for its endpoint: a span of its own in the
 * trace of what caused the event.
 */
export function attemptDelivery(app: App, delivery: ClaimedDelivery): Promise<void> {
  return inSpan(delivery.trace, () => attempt(app, delivery));
}

async function attempt(app: App, delivery: ClaimedDelivery): Promise<void> {
  const at = app.clock.now();
  const body = JSON.stringify(eventEnvelope(delivery.event, delivery.tenantSlug));
  const request = signedRequest(delivery, { id: delivery.event.id, body, at });
  const outcome = await postOutside(request, { allowLoopback: app.env.WEBHOOK_ALLOW_LOOPBACK });
  const { responseStatus, error, durationMs } = outcome;
  const line = { part: "webhooks", endpointId: delivery.endpointId, event: delivery.event.id };
  app.log.debug({ ...line, status: responseStatus, failed: error !== null, durationMs }, "webhook");
  await settleAttempt(app, { delivery, outcome, at });
}

async function settleAttempt(
  app: App,
  { delivery, outcome, at }: { delivery: ClaimedDelivery; outcome: AttemptOutcome; at: Date },
): Promise<void> {
  const { tenantId, endpointId } = delivery;
  await inTransaction(app.db, async (tx) => {
    const endpoint = await lockEndpointRow(tx, { tenantId, endpointId });
    const failingSince = endpoint?.failingSince ?? null;
    const tries = delivery.tries + 1;
    const now = app.clock.now();
    const verdict = judgeAttempt({ outcome, tries, failingSince, now, random: Math.random() });
    const recorded = await recordAttempt(tx, { delivery, outcome, verdict, at });
    if (!recorded || endpoint === null || endpoint.disabledAt !== null) return;
    const change = (changes: Parameters<typeof updateEndpointRow>[1]["changes"]) =>
      updateEndpointRow(tx, { tenantId, endpointId, changes });
    if (verdict.status === "succeeded") {
      if (failingSince !== null) await change({ failingSince: null, failureCount: 0 });
      return;
    }
    await change({
      failingSince: failingSince ?? at,
      failureCount: { increment: 1 },
      lastFailedAt: at,
      lastResponseStatus: outcome.responseStatus,
      lastError: outcome.error,
    });
    if (verdict.disable !== null)
      await disableEndpoint(app, tx, { tenantId, endpoint, reason: verdict.disable, outcome });
  });
}
