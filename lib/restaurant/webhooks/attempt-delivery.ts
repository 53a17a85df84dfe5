import { inTransaction } from "@/lib/platform/db/transaction";
import { postOutside } from "@/lib/platform/outbound/outbound-gateway";
import { inSpan } from "@/lib/platform/trace/current-trace";
import type { App } from "@/lib/restaurant/app";
import { deliveredBody } from "./delivered-body";
import { judgeAttempt } from "./delivery-schedule";
import { disableEndpoint } from "./disable-endpoint";
import { signedRequest } from "./signed-request";
import { webhookPolicy } from "./webhook-address-policy";
import { type ClaimedDelivery, recordAttempt, type SentRequest } from "./webhook-delivery-store";
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
  const body = deliveredBody(delivery.event, delivery);
  // Receivers compare the time of a signature with their own clocks.
  const signedAt = app.realClock.now();
  const request = signedRequest(delivery, { id: delivery.event.id, body, at: signedAt });
  const outcome = await postOutside(request, webhookPolicy(app, request.url, { asksHere: true }));
  const { responseStatus, error, durationMs } = outcome;
  const line = { part: "webhooks", endpointId: delivery.endpointId, event: delivery.event.id };
  app.log.debug({ ...line, status: responseStatus, failed: error !== null, durationMs }, "webhook");
  const sent = { at, headers: request.headers, outcome };
  await settleAttempt(app, { delivery, sent });
}

async function settleAttempt(
  app: App,
  { delivery, sent }: { delivery: ClaimedDelivery; sent: SentRequest },
): Promise<void> {
  const { at, outcome } = sent;
  const { tenantId, endpointId } = delivery;
  await inTransaction(app.db, async (tx) => {
    const endpoint = await lockEndpointRow(tx, { tenantId, endpointId });
    const failingSince = endpoint?.failingSince ?? null;
    const tries = delivery.tries + 1;
    const now = app.clock.now();
    const verdict = judgeAttempt({ outcome, tries, failingSince, now, random: Math.random() });
    const recorded = await recordAttempt(tx, { delivery, sent, verdict });
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
