import { fail } from "@/lib/core/errors/app-error";
import { insertPayment } from "@/lib/payments/payments/payment-store";
import { claimIntent } from "@/lib/payments/payments/unclaimed-intent-store";
import { depositSubject } from "@/lib/payments/subject/subject";
import type { Tx } from "@/lib/platform/db/db";
import type { DepositIntent } from "./deposit-intent";
import type { DepositRef } from "./deposit-store";

/**
 * Takes an intent into use for the deposit of a booking, in the transaction that made or locked the booking. Throws
 * PROCESSOR_UNAVAILABLE when the processor took so long that the intent was given up.
 */
export async function takeDepositIntent(
  tx: Tx,
  { tenantId, reservationId, intent, now }: DepositRef & { intent: DepositIntent; now: Date },
): Promise<void> {
  if (!(await claimIntent(tx, { tenantId, paymentId: intent.paymentId }))) {
    fail("PROCESSOR_UNAVAILABLE", "The payment processor took too long. Nothing was charged; try again.");
  }
  await insertPayment(tx, { tenantId, subject: depositSubject(reservationId), ...intent, createdAt: now });
}
