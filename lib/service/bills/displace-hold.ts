import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { confirmedUntilOf } from "./bill";
import { BILL_NOTES } from "./bill-note";
import { holdBillPayment } from "./bill-payment-store";
import { endPendingPayment } from "./end-pending-payment";
import type { Hold } from "./hold";
import { isBeingMade } from "./is-being-made";

/**
 * Ends a payment that gives way, at the processor first: nobody can make it once its amount is free. One whose
 * form was sent keeps its amount as long as such ones do, and one that was made is paid. Throws PROCESSOR_UNAVAILABLE.
 */
export async function displaceHold(
  app: App,
  input: { tenantId: TenantId; billId: string; hold: Hold; actorId: string | null },
): Promise<void> {
  const { tenantId, billId, hold, actorId } = input;
  const ref = { tenantId, billId, paymentId: hold.paymentId };
  if (await isBeingMade(app, hold.intentId)) {
    await holdBillPayment(app.db.prisma, { ...ref, heldUntil: confirmedUntilOf(hold) });
    return;
  }
  const note = BILL_NOTES.gaveWay;
  await endPendingPayment(app, { ...ref, hasIntent: hold.intentId !== null, actorId, note });
}
