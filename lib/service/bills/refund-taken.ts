import { fail } from "@/lib/core/errors/app-error";
import { refuseField } from "@/lib/core/errors/refuse-fields";
import { parseMajor, toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { requireFreshForRefund } from "@/lib/payments/payments/large-refund";
import { tipPart } from "@/lib/payments/payments/tip-part";
import { billShareSubject } from "@/lib/payments/subject/subject";
import type { SignInProof } from "@/lib/people/second-factor/sign-in-proof";
import type { Tx } from "@/lib/platform/db/db";
import { appendEvents } from "@/lib/platform/events/event-store";
import { giveBackAtCounter } from "@/lib/service/printers/give-back-at-counter";
import { correctReceipt } from "@/lib/service/receipts/correct-receipt";
import { recordBillChange } from "./bill-change-store";
import type { RefundBillPaymentRequest } from "./bill-contract";
import { billUpdatedEvent } from "./bill-event";
import type { BillPaymentRef, findBillPayment } from "./bill-payment-store";
import { freeRefunded, getGoneOfPayment, recountPaid } from "./bill-return-store";
import { readTipBack } from "./read-tip-back";

/**
 * Gives back what the restaurant took itself for a bill that the caller has locked, a part or all of it: it is with its
 * guest at once. Throws NOT_REFUNDABLE, REFUND_EXCEEDS_CAPTURED, FRESH_SIGN_IN_REQUIRED and VALIDATION_FAILED.
 */
export async function refundTaken(
  app: App,
  tx: Tx,
  input: BillPaymentRef & {
    share: NonNullable<Awaited<ReturnType<typeof findBillPayment>>>;
    request: RefundBillPaymentRequest;
    actorId: string;
    signIn: SignInProof;
  },
): Promise<void> {
  const { tenantId, billId, paymentId, share, request, actorId, signIn } = input;
  if (share.status !== "paid") return fail("NOT_REFUNDABLE", "This payment is not with the restaurant.");
  const { currency } = share.bill;
  const gone = await getGoneOfPayment(tx, { tenantId, paymentId });
  const earlierMinor = gone.backMinor + gone.tipBackMinor;
  const leftMinor = share.amountMinor + share.tipMinor - earlierMinor;
  const amountMinor = request.amount === undefined ? leftMinor : parseMajor(request.amount, currency);
  if (amountMinor === null) return refuseField("amount", `must be a valid amount in ${currency}`);
  if (amountMinor === 0 || amountMinor > leftMinor) {
    const left = `${toMajor(leftMinor, currency)} ${currency}`;
    return fail("REFUND_EXCEEDS_CAPTURED", `At most ${left} can still be refunded.`);
  }
  requireFreshForRefund(app, { signIn }, { amountMinor, earlierMinor, currency });
  const sale = { saleMinor: share.amountMinor, tipMinor: share.tipMinor };
  const back = { saleBackMinor: gone.backMinor, tipBackMinor: gone.tipBackMinor };
  const tipLeftMinor = share.tipMinor - gone.tipBackMinor;
  const { tipBackMinor: tipMinor = tipPart(amountMinor, { ...sale, ...back }) } = readTipBack(
    currency,
    { tipLeftMinor, leftMinor },
    { tip: request.tip, amountMinor },
  );
  const now = app.clock.now();
  await giveBackAtCounter(tx, {
    ...{ tenantId, subject: billShareSubject(paymentId), currency, amountMinor, tipMinor },
    ...{ refundId: null, actorId, now },
  });
  if (gone.backMinor + amountMinor - tipMinor >= share.amountMinor) {
    await freeRefunded(tx, { tenantId, billId, paymentId });
  }
  await recountPaid(tx, { tenantId, billId });
  const change = { kind: "refund_succeeded", subjectId: paymentId, amountMinor, actorId } as const;
  await recordBillChange(tx, { tenantId, billId, now, change: { ...change, note: request.reason } });
  await appendEvents(tx, { tenantId, events: [billUpdatedEvent({ billId, change: change.kind }, now)], now });
  await correctReceipt(tx, { tenantId, billId, refundId: null, now });
}
