import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { isTillMethod } from "@/lib/payments/payments/payment-method";
import { findKeptTip, findPayment, refundableMinor } from "@/lib/payments/payments/payment-store";
import { readRefundAmount, refundByStaff } from "@/lib/payments/payments/refund-part";
import { trySendRefund } from "@/lib/payments/payments/try-send-refund";
import { billShareSubject } from "@/lib/payments/subject/subject";
import type { SignInProof } from "@/lib/people/second-factor/sign-in-proof";
import type { Tx } from "@/lib/platform/db/db";
import { writeOnce } from "@/lib/platform/idempotency/write-once";
import type { RefundBillPaymentRequest } from "./bill-contract";
import { type BillPaymentRef, findBillPayment } from "./bill-payment-store";
import { lockBill } from "./bill-store";
import type { BillChange, ChangedBill } from "./change-bill";
import { getBill } from "./get-bill";
import { readTipBack } from "./read-tip-back";
import { refundTaken } from "./refund-taken";

/** What a refund that leaves no row of its own answers to a repeat. */
const AT_TILL = "till";

type Refund = BillChange & BillPaymentRef & { request: RefundBillPaymentRequest; signIn: SignInProof };

/**
 * The restaurant gives a payment of a bill back, a part or all that is left of it, also after the bill was closed. Never
 * more than was paid and is not on its way back, however many ask at the same time, and once per Idempotency-Key. Online
 * the processor confirms later; what the restaurant took itself is back at once, by the way in which it came. Throws
 * BILL_PAYMENT_NOT_FOUND, NOT_REFUNDABLE for what was never paid, REFUND_EXCEEDS_CAPTURED, IDEMPOTENCY_KEY_REUSED, REQUEST_IN_PROGRESS, FRESH_SIGN_IN_REQUIRED, and VALIDATION_FAILED for an amount
 * that the currency does not have.
 */
export async function refundBillPayment(app: App, input: Refund): Promise<ChangedBill> {
  const { tenantId, billId, paymentId, request, idempotencyKey: key } = input;
  const body = { operation: "bill-refund", billId, paymentId, request };
  const once = { tenantId, key, body, madeId: paymentId };
  const { text: refundId, replayed } = await writeOnce(app, once, (tx) => record(app, tx, input));
  if (!replayed && refundId !== AT_TILL) await trySendRefund(app, { tenantId, refundId });
  if (!replayed) app.live.announce(tenantId);
  return { bill: await getBill(app, { tenantId, billId }), replayed };
}

async function record(app: App, tx: Tx, { request, ...input }: Refund): Promise<string> {
  await lockBill(tx, input);
  const share = await findBillPayment(tx, input);
  if (!share) return fail("BILL_PAYMENT_NOT_FOUND", "There is no such payment on this bill.");
  if (isTillMethod(share.method)) {
    await refundTaken(app, tx, { ...input, request, share });
    return AT_TILL;
  }
  const { tenantId, paymentId, actorId, signIn } = input;
  const payment = await findPayment(tx, { tenantId, subject: billShareSubject(paymentId) });
  if (!payment || payment.capturedMinor === 0)
    return fail("NOT_REFUNDABLE", "Nothing was paid online with this payment.");
  const now = app.clock.now();
  const amountMinor = readRefundAmount(payment, request.amount, now);
  const tipLeftMinor = await findKeptTip(tx, payment);
  const left = { tipLeftMinor, leftMinor: refundableMinor(payment) };
  const tip = readTipBack(payment.currency, left, { tip: request.tip, amountMinor });
  const by = { actorId, signIn };
  return refundByStaff(app, tx, payment, { amountMinor, ...tip, reason: request.reason, ...by, now });
}
