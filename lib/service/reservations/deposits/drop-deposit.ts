import type { App } from "@/lib/payments/app";
import { findPayment } from "@/lib/payments/payments/payment-store";
import { depositSubject } from "@/lib/payments/subject/subject";
import type { Tx } from "@/lib/platform/db/db";
import { type DepositRef, moveDeposit } from "./deposit-store";

/**
 * Ends a deposit that nobody has paid, under the lock of its booking: its intent is canceled at the processor after the
 * commit, and a payment that was faster goes back. False when it was paid or ended before.
 */
export async function dropDeposit(
  app: App,
  tx: Tx,
  { to, now, ...ref }: DepositRef & { to: "canceled" | "waived"; now: Date },
): Promise<boolean> {
  if (!(await moveDeposit(tx, { ...ref, from: ["pending"], to, now }))) return false;
  const { tenantId, reservationId } = ref;
  const payment = await findPayment(tx, { tenantId, subject: depositSubject(reservationId) });
  if (payment?.state === "requires_payment") {
    await app.jobs.add(tx, "close-payment", { tenantId, reservationId });
  }
  return true;
}
