import type { TenantId } from "@/lib/core/ids/tenant-id";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { EventType } from "@/lib/platform/events/event-type";
import type { PayloadVersion } from "@/lib/platform/events/payload-version";
import { postOutside } from "@/lib/platform/outbound/outbound-gateway";
import type { App } from "@/lib/restaurant/app";
import { deliveredBody } from "./delivered-body";
import { refuseUnknownEndpoint } from "./refuse-endpoint";
import { signedRequest } from "./signed-request";
import { webhookPolicy } from "./webhook-address-policy";
import type { WebhookTestResult } from "./webhook-contract";
import { recordAttempt } from "./webhook-delivery-store";
import { findEndpointRow } from "./webhook-endpoint-store";
import { recordTestEvent } from "./webhook-test-store";

/** Longer than an attempt takes; after it, a test whose process died is sent by the next run. */
const LEASE_MS = 30_000;

/**
 * Sends a test to one endpoint at once, signed like any other event, and returns the result: webhook.test, or the sample of
 * another type. It has its number in the restaurant's sequence and its entry in the log; nothing is retried. Throws
 * WEBHOOK_ENDPOINT_NOT_FOUND.
 */
export async function testWebhookEndpoint(
  app: App,
  input: { tenant: { id: TenantId; slug: string }; endpointId: string; eventType: EventType },
): Promise<WebhookTestResult> {
  const { tenant, endpointId, eventType } = input;
  const tenantId = tenant.id;
  const endpoint = (await findEndpointRow(app.db, { tenantId, endpointId })) ?? refuseUnknownEndpoint();
  const version = endpoint.payloadVersion as PayloadVersion;
  const at = app.clock.now();
  const data = { endpointId, sampleOf: eventType === "webhook.test" ? null : eventType };
  const leasedUntil = new Date(at.getTime() + LEASE_MS);
  const { event, ...delivery } = await inTransaction(app.db, (tx) =>
    recordTestEvent(tx, { tenantId, endpointId, data, leasedUntil, now: at }),
  );
  const body = deliveredBody(event, { tenantSlug: tenant.slug, version });
  const request = signedRequest(endpoint, { id: event.id, body, at });
  const outcome = await postOutside(request, webhookPolicy(app, request.url, { asksHere: true }));
  const { responseStatus, durationMs, error, responseBody } = outcome;
  const verdict = { status: error === null ? "succeeded" : "failed", nextAttemptAt: null } as const;
  await inTransaction(app.db, (tx) =>
    recordAttempt(tx, {
      delivery: { ...delivery, tenantId, version },
      sent: { at, headers: request.headers, outcome },
      verdict,
    }),
  );
  const { id: eventId, sequence } = event;
  const sent = { eventId, sequence, deliveryId: delivery.id };
  return { delivered: error === null, ...sent, responseStatus, durationMs, error, responseBody };
}
