import type { App } from "@/lib/payments/app";
import { receiveProcessorEvent } from "@/lib/payments/processor-events/receive-processor-event";
import { findUndeliveredEvent, markEventDelivered } from "./emulator-store";

/**
 * The job that sends an event of the embedded processor, signed, to the webhook. Throws what the webhook refuses with,
 * to be tried again; an event can arrive twice.
 */
export async function deliverStripeEvent(app: App, { eventId }: { eventId: string }): Promise<void> {
  const emulator = app.stripeEmulator;
  const event = await findUndeliveredEvent(app.db, eventId);
  if (!event || !emulator) return;
  const rawBody = JSON.stringify(event);
  const deliver = () => receiveProcessorEvent(app, { rawBody, signature: emulator.sign(rawBody) });
  const repeats = Math.random() < emulator.controls.rates.duplicateEvents;
  await Promise.all(repeats ? [deliver(), deliver()] : [deliver()]);
  if (repeats) await deliver();
  await markEventDelivered(app.db, { id: eventId, deliveredAt: app.clock.now() });
}
