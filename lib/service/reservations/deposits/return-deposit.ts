import type { App } from "@/lib/payments/app";
import { findPayment, refundableMinor } from "@/lib/payments/payments/payment-store";
import { recordRefund } from "@/lib/payments/payments/record-refund";
import { depositSubject } from "@/lib/payments/subject/subject";
import type { Tx } from "@/lib/platform/db/db";
import type { Actor } from "@/lib/platform/db/generated/enums";
import { type DepositRef, isTakenAtTill, moveDeposit } from "./deposit-store";

/**
 * Gives back what is left of a deposit that was paid online, also of one that was kept before, under the lock of its
 * booking. Does nothing when it was returned before, and when the restaurant took it itself: nobody but a person can hand
 * it over (docs/decisions/102).
 */
export async function returnDeposit(
  app: App,
  tx: Tx,
  input: DepositRef & { reason: string; actor: Actor; createdBy: string | null; now: Date },
): Promise<void> {
  const { reason, actor, createdBy, now, ...ref } = input;
  if (await isTakenAtTill(tx, ref)) return;
  if (!(await moveDeposit(tx, { ...ref, from: ["paid", "kept"], to: "returned", now }))) return;
  const subject = depositSubject(ref.reservationId);
  const payment = await findPayment(tx, { tenantId: ref.tenantId, subject });
  const amountMinor = payment ? refundableMinor(payment) : 0;
  if (payment && amountMinor > 0) {
    await recordRefund(app, tx, { ...payment, amountMinor, reason, actor, createdBy, now });
  }
}
