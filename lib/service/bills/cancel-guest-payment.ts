import { timingSafeEqual } from "node:crypto";
import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { Bill } from "./bill";
import { BILL_NOTES } from "./bill-note";
import { findBillPayment } from "./bill-payment-store";
import { endPendingPayment } from "./end-pending-payment";
import { getBill } from "./get-bill";
import { getGuestBill } from "./get-guest-bill";

/**
 * A guest gives up a payment that they began, so that they can pay another part or somebody else can. Only who knows
 * the payment's secret can; for everybody else it does not exist. Repeating it changes nothing. Throws BILL_NOT_FOUND,
 * BILL_PAYMENT_NOT_FOUND, BILL_PAYMENT_SETTLED when it was paid meanwhile, and PROCESSOR_UNAVAILABLE.
 */
export async function cancelGuestPayment(
  app: App,
  input: { tenantId: TenantId; token: string; paymentId: string; clientSecret: string },
): Promise<Bill> {
  const { tenantId, paymentId, clientSecret } = input;
  const { id: billId } = await getGuestBill(app, input);
  const ref = { tenantId, billId, paymentId };
  const payment = await findBillPayment(app.db.prisma, ref);
  if (!payment?.payment?.clientSecret || !isSame(payment.payment.clientSecret, clientSecret)) {
    return fail("BILL_PAYMENT_NOT_FOUND", "There is no such payment on this bill.");
  }
  if (payment.status === "pending") {
    await endPendingPayment(app, { ...ref, hasIntent: true, actorId: null, note: BILL_NOTES.byGuest });
  } else if (payment.status !== "canceled") {
    fail("BILL_PAYMENT_SETTLED", "The payment has already been made.");
  }
  return getBill(app, { tenantId, billId });
}

function isSame(known: string, given: string): boolean {
  const [a, b] = [Buffer.from(known), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
