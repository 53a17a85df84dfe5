import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { bookPayout } from "./book-payout";
import { reserveDisputed } from "./dispute-store";
import { notifyOfRefund } from "./notify-of-refund";
import { getPayment, type PaymentRef } from "./payment-store";
import { getRefund, moveRefund, releaseReservation } from "./refund-store";
import { settleReturned } from "./settle-returned";
import { undoMovement } from "./undo-movement";

/**
 * Ends a refund without effect, under the subject's lock: its amount can be refunded again. Banks return refunds days
 * after the processor confirmed them; what was booked is undone then, and what the restaurant gave back is paid out to it
 * again.
 */
export async function failRefund(
  app: App,
  tx: Tx,
  input: PaymentRef & { refundId: string; failureReason: string | null },
): Promise<void> {
  const { refundId } = input;
  const end = { ...input, to: "failed", now: app.clock.now() } as const;
  const wasConfirmed = await moveRefund(tx, { ...end, from: "succeeded" });
  if (!wasConfirmed && !(await moveRefund(tx, { ...end, from: "pending" }))) return;
  const { amountMinor } = await getRefund(tx, input);
  await releaseReservation(tx, { ...input, amountMinor });
  await reserveDisputed(tx, input);
  if (wasConfirmed) {
    app.log.warn({ refundId, subject: input.subject }, "a refund came back after it was confirmed");
    const owedMinor = await undoMovement(app, tx, { ...input, uniqueKey: `refund:${refundId}` });
    const { currency } = await getPayment(tx, input);
    await bookPayout(app, tx, { ...input, returnOf: refundId, currency, amountMinor: owedMinor });
  }
  await notifyOfRefund(app, tx, { ...input, wasConfirmed, isForeign: false });
  if (wasConfirmed) await settleReturned(app, tx, input);
}
