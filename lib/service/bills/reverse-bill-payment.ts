import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { billShareSubject } from "@/lib/payments/subject/subject";
import { giveBackAtCounter } from "@/lib/service/printers/give-back-at-counter";
import { findBillPayment, reverseTaken } from "./bill-payment-store";
import { type BillChange, type ChangedBill, changeBill } from "./change-bill";

/**
 * Takes money that the restaurant took itself, and entered by mistake, off an open bill; it stays to be seen, with who did
 * it and why.
 * Throws as changeBill does, BILL_PAYMENT_NOT_FOUND, and BILL_PAYMENT_SETTLED when it was paid online, was reversed
 * before, or went back in part.
 */
export async function reverseBillPayment(
  app: App,
  { paymentId, reason, ...change }: BillChange & { paymentId: string; reason: string },
): Promise<ChangedBill> {
  const { tenantId, billId, actorId } = change;
  const repeated = { operation: "reversal", request: { paymentId, reason } } as const;
  return changeBill(app, { ...change, ...repeated }, async () => {
    const ref = { tenantId, billId, paymentId };
    const known = await findBillPayment(app.db.prisma, ref);
    if (!known) return fail("BILL_PAYMENT_NOT_FOUND", "There is no such payment on this bill.");
    return async (client, bill) => {
      const amountMinor = await reverseTaken(client, ref);
      if (amountMinor === null)
        return fail(
          "BILL_PAYMENT_SETTLED",
          "Only what the restaurant took itself can be reversed, once and as a whole. Refund the payment instead.",
        );
      await giveBackAtCounter(client, {
        ...{
          tenantId,
          subject: billShareSubject(paymentId),
          currency: bill.currency,
          refundId: null,
          actorId,
        },
        ...{ amountMinor: amountMinor + known.tipMinor, tipMinor: known.tipMinor, now: app.clock.now() },
      });
      return { kind: "payment_reversed", subjectId: paymentId, amountMinor, note: reason, actorId };
    };
  });
}
