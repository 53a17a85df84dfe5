import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { findBillPayment, reverseCash } from "./bill-payment-store";
import { type BillChange, type ChangedBill, changeBill } from "./change-bill";

/**
 * Takes a cash payment that was entered by mistake off an open bill; it stays to be seen, with who did it and why.
 * Throws as changeBill does, BILL_PAYMENT_NOT_FOUND, and BILL_PAYMENT_SETTLED when it is no cash or was reversed before.
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
    return async (client) => {
      const amountMinor = await reverseCash(client, ref);
      if (amountMinor === null)
        fail("BILL_PAYMENT_SETTLED", "Only cash can be reversed, and only once. Refund the payment instead.");
      return { kind: "payment_reversed", subjectId: paymentId, amountMinor, note: reason, actorId };
    };
  });
}
