import type { App } from "@/lib/payments/app";
import { bookRelease } from "@/lib/payments/payments/book-release";
import { findPayment, refundableMinor } from "@/lib/payments/payments/payment-store";
import { recordRefund } from "@/lib/payments/payments/record-refund";
import { depositSubject } from "@/lib/payments/payments/subject";
import type { Tx } from "@/lib/platform/db/db";
import type { Actor } from "@/lib/platform/db/generated/enums";
import { type DepositRef, moveDeposit } from "./deposit-store";

/**
 * Ends a deposit that nobody has paid, under the lock of its booking: its intent is canceled at the processor after the
 * commit, and a payment that was faster goes back. False when it was paid or ended before.
 */
export async function dropDeposit(
  app: App,
  tx: Tx,
  { to, now, ...ref }: DepositRef & { to: "canceled" | "waived"; now: Date },
): Promise<boolean> {
  if (!(await moveDeposit(tx, { ...ref, from: ["pending"], to, now }))) return false;
  const { tenantId, reservationId } = ref;
  const payment = await findPayment(tx, { tenantId, subject: depositSubject(reservationId) });
  if (payment?.state === "requires_payment") {
    await app.jobs.add(tx, "close-payment", { tenantId, reservationId });
  }
  return true;
}

/**
 * Gives back what is left of a paid deposit, also of one that was kept before, under the lock of its booking. Does nothing
 * when it was returned before.
 */
export async function returnDeposit(
  app: App,
  tx: Tx,
  input: DepositRef & { reason: string; actor: Actor; createdBy: string | null; now: Date },
): Promise<void> {
  const { reason, actor, createdBy, now, ...ref } = input;
  if (!(await moveDeposit(tx, { ...ref, from: ["paid", "kept"], to: "returned", now }))) return;
  const subject = depositSubject(ref.reservationId);
  const payment = await findPayment(tx, { tenantId: ref.tenantId, subject });
  const amountMinor = payment ? refundableMinor(payment) : 0;
  if (payment && amountMinor > 0) {
    await recordRefund(app, tx, { ...payment, amountMinor, reason, actor, createdBy, now });
  }
}

/** What is held of a paid deposit becomes the restaurant's, under the lock of its booking; once. */
export async function keepDeposit(
  app: App,
  tx: Tx,
  { currency, now, ...ref }: DepositRef & { currency: string; now: Date },
): Promise<void> {
  if (!(await moveDeposit(tx, { ...ref, from: ["paid"], to: "kept", now }))) return;
  const subject = depositSubject(ref.reservationId);
  await bookRelease(app, tx, { tenantId: ref.tenantId, subject, currency });
}
