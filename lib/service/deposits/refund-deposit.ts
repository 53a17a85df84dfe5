import { fail } from "@/lib/core/errors/app-error";
import { refuseFields } from "@/lib/core/errors/refuse-fields";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { parseMajor, toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { refuseLateRefund } from "@/lib/payments/payments/late-refund";
import { findPayment, refundableMinor } from "@/lib/payments/payments/payment-store";
import { recordRefund } from "@/lib/payments/payments/record-refund";
import { depositSubject } from "@/lib/payments/payments/subject";
import { trySendRefund } from "@/lib/payments/payments/try-send-refund";
import { settleAct } from "@/lib/platform/audit/act-in-progress";
import type { Tx } from "@/lib/platform/db/db";
import { inTransaction } from "@/lib/platform/db/transaction";
import { answerClaim } from "@/lib/platform/idempotency/idempotency-store";
import { runOnce } from "@/lib/platform/idempotency/run-once";
import { getReservation } from "@/lib/service/reservations/get-reservation";
import { lockReservation } from "@/lib/service/reservations/reservation-store";
import type { RefundDepositRequest } from "./deposit-contract";
import { moveDeposit } from "./deposit-store";

type Refund = {
  tenantId: TenantId;
  timeZone: string;
  reservationId: string;
  actorId: string;
  idempotencyKey: string | null;
  request: RefundDepositRequest;
};

/**
 * The restaurant gives a deposit back, a part or all that is left of it, also after it was kept; the booking stays as it
 * is. Never more than was captured and is not on its way back, however many ask at the same time, and once per
 * Idempotency-Key. Throws RESERVATION_NOT_FOUND, NOT_REFUNDABLE for a deposit that was never paid,
 * REFUND_EXCEEDS_CAPTURED, IDEMPOTENCY_KEY_REUSED, REQUEST_IN_PROGRESS, and VALIDATION_FAILED for an amount that the
 * currency does not have.
 */
export async function refundDeposit(app: App, input: Refund) {
  const { tenantId, timeZone, reservationId, request, idempotencyKey: key } = input;
  const once = { tenantId, key, body: { operation: "deposit-refund", reservationId, request } };
  const { text: refundId, replayed } = await runOnce(app, once, (claim) =>
    inTransaction(app.db, async (tx) => {
      const recorded = await record(app, tx, input);
      if (claim && !(await answerClaim(tx, claim, { response: recorded, madeId: reservationId }))) {
        fail(
          "REQUEST_IN_PROGRESS",
          "Another request with this Idempotency-Key took over. Try again shortly.",
        );
      }
      return recorded;
    }),
  );
  if (replayed) settleAct();
  else await trySendRefund(app, { tenantId, refundId });
  app.live.announce(tenantId);
  return { reservation: await getReservation(app, { tenantId, timeZone, reservationId }), replayed };
}

async function record(app: App, tx: Tx, input: Refund): Promise<string> {
  const { tenantId, reservationId, actorId, request } = input;
  const booking = await lockReservation(tx, { tenantId, reservationId });
  if (!booking) return fail("RESERVATION_NOT_FOUND", "There is no such booking.");
  const payment = await findPayment(tx, { tenantId, subject: depositSubject(reservationId) });
  if (!payment || payment.capturedMinor === 0)
    return fail("NOT_REFUNDABLE", "No deposit was paid for this booking.");
  const now = app.clock.now();
  refuseLateRefund(payment, now);
  const { currency } = payment;
  const leftMinor = refundableMinor(payment);
  const { amount, reason } = request;
  const amountMinor = amount === undefined ? leftMinor : parseMajor(amount, currency);
  if (amountMinor === null) {
    refuseFields([{ path: "amount", message: `is no amount of ${currency}` }]);
    return fail("INTERNAL", "An issue did not end the request.");
  }
  const by = { actor: "restaurant" as const, createdBy: actorId, now };
  const refundId =
    amountMinor > 0 ? await recordRefund(app, tx, { ...payment, amountMinor, reason, ...by }) : null;
  if (refundId === null) {
    const left = `${toMajor(leftMinor, currency)} ${currency}`;
    return fail("REFUND_EXCEEDS_CAPTURED", `At most ${left} can still be refunded.`);
  }
  if (amountMinor === leftMinor) {
    await moveDeposit(tx, { tenantId, reservationId, from: ["paid", "kept"], to: "returned", now });
  }
  return refundId;
}
