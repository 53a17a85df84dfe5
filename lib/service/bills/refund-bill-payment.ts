import { fail, isAppError } from "@/lib/core/errors/app-error";
import { refuseFields } from "@/lib/core/errors/refuse-fields";
import { parseMajor, toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { settleAct } from "@/lib/platform/audit/act-in-progress";
import type { Tx } from "@/lib/platform/db/db";
import { inTransaction } from "@/lib/platform/db/transaction";
import { answerClaim } from "@/lib/platform/idempotency/idempotency-store";
import { runOnce } from "@/lib/platform/idempotency/run-once";
import type { RefundBillPaymentRequest } from "./bill-contract";
import { type BillPaymentRef, findBillPayment } from "./bill-payment-store";
import { lockBill } from "./bill-store";
import type { BillChange, ChangedBill } from "./change-bill";
import { getBill } from "./get-bill";
import { recordBillRefund } from "./record-bill-refund";
import { sendBillRefund } from "./send-bill-refund";

type Refund = BillChange & BillPaymentRef & { request: RefundBillPaymentRequest };

/**
 * The restaurant gives an online payment of a bill back, a part or all that is left of it, also after the bill was
 * closed. Never more than was captured and is not on its way back, however many ask at the same time, and once per
 * Idempotency-Key. The processor confirms later. Throws BILL_PAYMENT_NOT_FOUND, NOT_REFUNDABLE for cash and what was
 * never paid, REFUND_EXCEEDS_CAPTURED, IDEMPOTENCY_KEY_REUSED, REQUEST_IN_PROGRESS, and VALIDATION_FAILED for an amount
 * that the currency does not have.
 */
export async function refundBillPayment(app: App, input: Refund): Promise<ChangedBill> {
  const { tenantId, billId, paymentId, request, idempotencyKey: key } = input;
  const once = { tenantId, key, body: { operation: "bill-refund", billId, paymentId, request } };
  const { text: refundId, replayed } = await runOnce(app, once, (claim) =>
    inTransaction(app.db, async (tx) => {
      const recorded = await record(app, tx, input);
      if (claim && !(await answerClaim(tx, claim, { response: recorded, orderId: paymentId }))) {
        fail(
          "REQUEST_IN_PROGRESS",
          "Another request with this Idempotency-Key took over. Try again shortly.",
        );
      }
      return recorded;
    }),
  );
  if (replayed) settleAct();
  else await askProcessor(app, { tenantId, refundId });
  return { bill: await getBill(app, { tenantId, billId }), replayed };
}

async function record(app: App, tx: Tx, { request, ...input }: Refund): Promise<string> {
  await lockBill(tx, input);
  const payment = await findBillPayment(tx, input);
  if (!payment) return fail("BILL_PAYMENT_NOT_FOUND", "There is no such payment on this bill.");
  const { capturedMinor, refundedMinor, disputedMinor, bill } = payment;
  if (capturedMinor === 0) fail("NOT_REFUNDABLE", "Nothing was paid online with this payment.");
  const leftMinor = Math.max(0, capturedMinor - refundedMinor - disputedMinor);
  const { amount, reason } = request;
  const amountMinor = amount === undefined ? leftMinor : parseMajor(amount, bill.currency);
  if (amountMinor === null) {
    refuseFields([{ path: "amount", message: `is no amount of ${bill.currency}` }]);
    return fail("INTERNAL", "An issue did not end the request.");
  }
  const refund = { ...input, amountMinor, reason, now: app.clock.now() };
  const recorded = amountMinor > 0 ? await recordBillRefund(app, tx, refund) : null;
  if (recorded !== null) return recorded;
  const left = `${toMajor(leftMinor, bill.currency)} ${bill.currency}`;
  return fail("REFUND_EXCEEDS_CAPTURED", `At most ${left} can still be refunded.`);
}

async function askProcessor(app: App, refund: Parameters<typeof sendBillRefund>[1]): Promise<void> {
  await sendBillRefund(app, refund).catch((error: unknown) => {
    if (!isAppError(error)) throw error;
    const { refundId } = refund;
    app.log.warn({ err: error, refundId }, "the processor did not answer; the refund is asked for again");
  });
}
