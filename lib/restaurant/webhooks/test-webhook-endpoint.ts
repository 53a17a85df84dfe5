import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { postOutside } from "@/lib/platform/outbound/outbound-gateway";
import type { App } from "@/lib/restaurant/app";
import { refuseUnknownEndpoint } from "./refuse-endpoint";
import { signedRequest } from "./signed-request";
import type { WebhookTestResult } from "./webhook-contract";
import { findEndpointRow } from "./webhook-endpoint-store";

/**
 * Sends an event of type webhook.test at once, signed like any other, and returns the result. Nothing is retried, and
 * the event is not counted in the restaurant's sequence. Throws WEBHOOK_ENDPOINT_NOT_FOUND.
 */
export async function testWebhookEndpoint(
  app: App,
  { tenant, endpointId }: { tenant: { id: TenantId; slug: string }; endpointId: string },
): Promise<WebhookTestResult> {
  const endpoint =
    (await findEndpointRow(app.db, { tenantId: tenant.id, endpointId })) ?? refuseUnknownEndpoint();
  const at = app.clock.now();
  const eventId = newId("evt");
  const body = JSON.stringify({
    id: eventId,
    type: "webhook.test",
    createdAt: at.toISOString(),
    tenantId: tenant.slug,
    data: { endpointId },
  });
  const request = signedRequest(endpoint, { id: eventId, body, at });
  const outcome = await postOutside(request, { allowLoopback: app.env.WEBHOOK_ALLOW_LOOPBACK });
  const { responseStatus, durationMs, error, responseBody } = outcome;
  return { delivered: error === null, eventId, responseStatus, durationMs, error, responseBody };
}
