import { fail } from "@/lib/core/errors/app-error";
import { refuseFields } from "@/lib/core/errors/refuse-fields";
import { parseMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import {
  findKeptTip,
  findPayment,
  type Payment,
  refundableMinor,
} from "@/lib/payments/payments/payment-store";
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

type Refund = BillChange & BillPaymentRef & { request: RefundBillPaymentRequest; signIn: SignInProof };

/**
 * The restaurant gives an online payment of a bill back, a part or all that is left of it, also after the bill was
 * closed. Never more than was captured and is not on its way back, however many ask at the same time, and once per
 * Idempotency-Key. The processor confirms later. Throws BILL_PAYMENT_NOT_FOUND, NOT_REFUNDABLE for cash and what was
 * never paid, REFUND_EXCEEDS_CAPTURED, IDEMPOTENCY_KEY_REUSED, REQUEST_IN_PROGRESS, FRESH_SIGN_IN_REQUIRED, and VALIDATION_FAILED for an amount
 * that the currency does not have.
 */
export async function refundBillPayment(app: App, input: Refund): Promise<ChangedBill> {
  const { tenantId, billId, paymentId, request, idempotencyKey: key } = input;
  const body = { operation: "bill-refund", billId, paymentId, request };
  const once = { tenantId, key, body, madeId: paymentId };
  const { text: refundId, replayed } = await writeOnce(app, once, (tx) => record(app, tx, input));
  if (!replayed) await trySendRefund(app, { tenantId, refundId });
  return { bill: await getBill(app, { tenantId, billId }), replayed };
}

async function record(app: App, tx: Tx, { request, ...input }: Refund): Promise<string> {
  await lockBill(tx, input);
  const share = await findBillPayment(tx, input);
  if (!share) return fail("BILL_PAYMENT_NOT_FOUND", "There is no such payment on this bill.");
  const { tenantId, paymentId, actorId, signIn } = input;
  const payment = await findPayment(tx, { tenantId, subject: billShareSubject(paymentId) });
  if (!payment || payment.capturedMinor === 0)
    return fail("NOT_REFUNDABLE", "Nothing was paid online with this payment.");
  const now = app.clock.now();
  const amountMinor = readRefundAmount(payment, request.amount, now);
  const tip = await readTipBack(tx, payment, { tip: request.tip, amountMinor });
  const by = { actorId, signIn };
  return refundByStaff(app, tx, payment, { amountMinor, ...tip, reason: request.reason, ...by, now });
}

/** How much of what goes back is the tip, where the request says so: no more than is left of it, and of the rest. */
async function readTipBack(
  tx: Tx,
  payment: Payment,
  { tip, amountMinor }: { tip: number | undefined; amountMinor: number },
): Promise<{ tipBackMinor?: number }> {
  if (tip === undefined) return {};
  const tipBackMinor = parseMajor(tip, payment.currency) ?? -1;
  const tipLeftMinor = await findKeptTip(tx, payment);
  if (tipBackMinor < 0 || tipBackMinor > Math.min(amountMinor, tipLeftMinor))
    refuseFields([{ path: "tip", message: "must be a valid amount, at most the tip that is left" }]);
  if (amountMinor - tipBackMinor > refundableMinor(payment) - tipLeftMinor)
    fail("REFUND_EXCEEDS_CAPTURED", "This is more than can still be refunded of what was paid of the bill.");
  return { tipBackMinor };
}
