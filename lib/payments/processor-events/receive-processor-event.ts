import { z } from "zod";
import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { hasProcessorEvent, recordProcessorEvent } from "@/lib/payments/payments/payment-store";
import { inTransaction } from "@/lib/platform/db/transaction";
import { findUnstorableText } from "@/lib/platform/http/storable-text";
import type { EventHandler } from "./event-handler";
import { onAccountUpdated } from "./on-account-updated";
import { onChargeRefunded } from "./on-charge-refunded";
import { onDispute } from "./on-dispute";
import { onPaymentIntentCanceled } from "./on-payment-intent-canceled";
import { onPaymentIntentFailed } from "./on-payment-intent-failed";
import { onPaymentIntentSucceeded } from "./on-payment-intent-succeeded";
import { onRefund } from "./on-refund";
import type { ProcessorEventName } from "./processor-event-name";

/** Other events are taken and change nothing. */
const HANDLERS: Readonly<Record<ProcessorEventName, EventHandler>> = {
  "payment_intent.succeeded": onPaymentIntentSucceeded,
  "payment_intent.canceled": onPaymentIntentCanceled,
  "payment_intent.payment_failed": onPaymentIntentFailed,
  "refund.created": onRefund,
  "refund.updated": onRefund,
  "refund.failed": onRefund,
  "charge.refunded": onChargeRefunded,
  "account.updated": onAccountUpdated,
  "charge.dispute.created": onDispute(null),
  "charge.dispute.updated": onDispute(null),
  "charge.dispute.closed": onDispute(null),
  "charge.dispute.funds_withdrawn": onDispute("withdrawn"),
  "charge.dispute.funds_reinstated": onDispute("reinstated"),
};

const Envelope = z
  .object({
    id: z.string().min(1),
    type: z.string().min(1),
    livemode: z.boolean(),
    object: z.record(z.string(), z.unknown()),
  })
  .refine((event) => findUnstorableText(event) === null);

/**
 * Takes a signed event of the payment processor (Specification, Events): its id is recorded in the transaction of its
 * effect, so a repeat changes nothing and a failed try can be repeated. An event of the other mode, live or test, is
 * acknowledged and has no effect. Throws INVALID_SIGNATURE, VALIDATION_FAILED, and PROCESSOR_UNAVAILABLE when the processor has to be asked and does not answer.
 */
export async function receiveProcessorEvent(
  app: App,
  { rawBody, signature }: { rawBody: string; signature: string | null },
): Promise<void> {
  const now = app.clock.now();
  const envelope = Envelope.safeParse(app.payments.readEvent(rawBody, signature, now));
  if (!envelope.success) return fail("VALIDATION_FAILED", "The event does not have the documented shape.");
  const event = envelope.data;
  if (event.livemode !== app.payments.isLive) return leaveAlone(app, event);
  if (await hasProcessorEvent(app.db.prisma, event.id)) return;
  const handler = Object.hasOwn(HANDLERS, event.type)
    ? HANDLERS[event.type as ProcessorEventName]
    : undefined;
  const effect = handler ? await handler(app, event.object) : null;
  await inTransaction(app.db, async (tx) => {
    if (await recordProcessorEvent(tx, { id: event.id, type: event.type, now })) await effect?.apply(tx);
  });
  if (effect) app.live.announce(effect.tenantId);
}

/** Stripe sends test events of connected accounts to live endpoints as well; a refusal would be repeated for three days. */
function leaveAlone(app: App, event: { id: string; type: string; livemode: boolean }): void {
  const { id: eventId, type, livemode } = event;
  const key = app.payments.isLive ? "live" : "test";
  app.log.warn(
    { eventId, type, livemode, part: "payments" },
    `an event of the other mode: the key is a ${key} key`,
  );
}
