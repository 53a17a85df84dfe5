import type { Tx } from "@/lib/platform/db/db";
import { EVENTS_ABOUT, type EventSubject } from "@/lib/platform/events/event-erasure-store";

/**
 * Forgets what receivers answered to the events about these things: an answer can repeat what was sent. Deliveries are found
 * by their endpoints, of which a restaurant has few, and the event's number.
 */
export async function forgetWebhookAnswers(
  tx: Tx,
  { about, refs }: { about: EventSubject; refs: readonly { tenantId: string; id: string }[] },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE webhook_attempt a SET response_body = NULL
      FROM webhook_delivery d, webhook_endpoint w, event e,
           jsonb_to_recordset(${JSON.stringify(refs)}::jsonb) AS ref("tenantId" text, id text)
     WHERE ${EVENTS_ABOUT[about]} AND w.tenant_id = e.tenant_id
       AND d.tenant_id = w.tenant_id AND d.endpoint_id = w.id AND d.sequence = e.sequence
       AND a.tenant_id = d.tenant_id AND a.delivery_id = d.id`;
}
