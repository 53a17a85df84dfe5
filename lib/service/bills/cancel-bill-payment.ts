import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import type { Bill } from "./bill";
import { BILL_NOTES } from "./bill-note";
import { type BillPaymentRef, findBillPayment } from "./bill-payment-store";
import { endPendingPayment } from "./end-pending-payment";
import { getBill } from "./get-bill";

/**
 * Staff stops waiting for an online payment, for instance because the guest pays in cash instead. A payment that was
 * made in the last moment stays paid; the bill tells. Throws BILL_PAYMENT_NOT_FOUND, BILL_PAYMENT_SETTLED when it is
 * not pending, and PROCESSOR_UNAVAILABLE.
 */
export async function cancelBillPayment(
  app: App,
  input: BillPaymentRef & { actorId: string },
): Promise<Bill> {
  const payment = await findBillPayment(app.db.prisma, input);
  if (!payment) return fail("BILL_PAYMENT_NOT_FOUND", "There is no such payment on this bill.");
  if (payment.status !== "pending") fail("BILL_PAYMENT_SETTLED", "The payment is no longer pending.");
  await endPendingPayment(app, { ...input, hasIntent: payment.payment !== null, note: BILL_NOTES.byStaff });
  return getBill(app, input);
}
