import { z } from "zod";
import type { RecordedEvent } from "@/lib/platform/events/event";
import { EventEnvelope } from "@/lib/platform/events/event-contract";
import {
  FIRST_PAYLOAD_VERSION,
  PAYLOAD_VERSIONS,
  type PayloadVersion,
} from "@/lib/platform/events/payload-version";
import { deliveredBody } from "./delivered-body";
import { type DeliveryRow, WebhookAttempt, WebhookDelivery, webhookDelivery } from "./webhook-contract";

const SentAttempt = WebhookAttempt.extend({
  apiVersion: z.enum(PAYLOAD_VERSIONS).nullable().describe("Null for attempts from before it was kept"),
  requestHeaders: z
    .record(z.string(), z.string())
    .nullable()
    .describe("As they were sent; the secret is in none of them. Null as `apiVersion`"),
});

/** A delivery with what was sent and what came back. */
export const WebhookDeliveryDetail = WebhookDelivery.extend({
  body: EventEnvelope.describe(
    "As it was sent last, or will be; who was erased since is in it no longer. Sent without white space",
  ),
  attempts: z.array(SentAttempt).describe("The latest, newest first"),
}).meta({ id: "WebhookDeliveryDetail" });
export type WebhookDeliveryDetail = z.output<typeof WebhookDeliveryDetail>;

type Sent = { requestHeaders: unknown; payloadVersion: string | null };

export function webhookDeliveryDetail(
  row: DeliveryRow & { attempts: Sent[]; event: RecordedEvent & { orderId: string | null } },
  endpoint: { payloadVersion: string },
  tenantSlug: string,
): WebhookDeliveryDetail {
  const { attempts, ...delivery } = webhookDelivery(row);
  const last = row.attempts[0];
  const sentIn = last ? (last.payloadVersion ?? FIRST_PAYLOAD_VERSION) : endpoint.payloadVersion;
  return {
    ...delivery,
    body: JSON.parse(deliveredBody(row.event, { tenantSlug, version: sentIn as PayloadVersion })),
    attempts: attempts.map((attempt, index) => ({
      ...attempt,
      apiVersion: (row.attempts[index]?.payloadVersion ?? null) as PayloadVersion | null,
      requestHeaders: (row.attempts[index]?.requestHeaders ?? null) as Record<string, string> | null,
    })),
  };
}
