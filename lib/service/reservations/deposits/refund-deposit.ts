import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { findPayment, refundableMinor } from "@/lib/payments/payments/payment-store";
import { readRefundAmount, refundByStaff } from "@/lib/payments/payments/refund-part";
import { trySendRefund } from "@/lib/payments/payments/try-send-refund";
import { depositSubject } from "@/lib/payments/subject/subject";
import type { SignInProof } from "@/lib/people/second-factor/sign-in-proof";
import type { Tx } from "@/lib/platform/db/db";
import { writeOnce } from "@/lib/platform/idempotency/write-once";
import { getReservation } from "@/lib/service/reservations/get-reservation";
import { findReservation, lockReservation } from "@/lib/service/reservations/reservation-store";
import type { RefundDepositRequest } from "./deposit-contract";
import { moveDeposit } from "./deposit-store";
import { giveDepositBack } from "./give-deposit-back";

/** What a refund that leaves no row of its own answers to a repeat. */
const AT_TILL = "till";

type Refund = {
  tenantId: TenantId;
  timeZone: string;
  reservationId: string;
  actorId: string;
  signIn: SignInProof;
  idempotencyKey: string | null;
  request: RefundDepositRequest;
};

/**
 * The restaurant gives a deposit back, a part or all that is left of it, also after it was kept; the booking stays as it
 * is. What the restaurant took itself is back at once, by the way in which it came. Never more than was paid and is not on its way back, however many ask at the same time, and once per
 * Idempotency-Key. Throws RESERVATION_NOT_FOUND, NOT_REFUNDABLE for a deposit that was never paid,
 * REFUND_EXCEEDS_CAPTURED, IDEMPOTENCY_KEY_REUSED, REQUEST_IN_PROGRESS, FRESH_SIGN_IN_REQUIRED, and VALIDATION_FAILED for an amount that the
 * currency does not have.
 */
export async function refundDeposit(app: App, input: Refund) {
  const { tenantId, timeZone, reservationId, request, idempotencyKey: key } = input;
  const body = { operation: "deposit-refund", reservationId, request };
  const once = { tenantId, key, body, madeId: reservationId };
  const { text: refundId, replayed } = await writeOnce(app, once, (tx) => record(app, tx, input));
  if (!replayed && refundId !== AT_TILL) await trySendRefund(app, { tenantId, refundId });
  app.live.announce(tenantId);
  return { reservation: await getReservation(app, { tenantId, timeZone, reservationId }), replayed };
}

async function record(app: App, tx: Tx, input: Refund): Promise<string> {
  const { tenantId, reservationId, actorId, signIn, request } = input;
  const booking = await lockReservation(tx, { tenantId, reservationId });
  if (!booking) return fail("RESERVATION_NOT_FOUND", "There is no such booking.");
  const taken = (await findReservation(tx, { tenantId, reservationId }))?.deposit;
  if (taken && taken.tillMinor !== null) {
    await giveDepositBack(app, tx, { ...input, deposit: { ...taken, tillMinor: taken.tillMinor } });
    return AT_TILL;
  }
  const payment = await findPayment(tx, { tenantId, subject: depositSubject(reservationId) });
  if (!payment || payment.capturedMinor === 0)
    return fail("NOT_REFUNDABLE", "No deposit was paid for this booking.");
  const now = app.clock.now();
  const amountMinor = readRefundAmount(payment, request.amount, now);
  const refundId = await refundByStaff(app, tx, payment, {
    amountMinor,
    reason: request.reason,
    actorId,
    signIn,
    now,
  });
  if (amountMinor === refundableMinor(payment)) {
    await moveDeposit(tx, { tenantId, reservationId, from: ["paid", "kept"], to: "returned", now });
  }
  return refundId;
}
