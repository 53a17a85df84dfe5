import { percentOf } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { postMovement, readEscrowBalance } from "@/lib/payments/ledger/ledger-store";
import { released } from "@/lib/payments/ledger/movement";
import type { Tx } from "@/lib/platform/db/db";
import { bookPayout } from "./book-payout";
import { findPayment, type OrderRef } from "./payment-store";
import { findPayoutSettings } from "./transfer-store";

/**
 * Books the release of an order that the caller has locked and marked: the platform's fee, on the processor's part
 * that was not refunded, and the restaurant's share. The share is transferred to the restaurant's account as far as
 * the platform owes it; without an account it stays owed. Cash has nothing to book.
 */
export async function bookRelease(
  app: App,
  tx: Tx,
  { tenantId, orderId, currency }: OrderRef & { currency: string },
): Promise<void> {
  const ref = { tenantId, orderId };
  const amountMinor = await readEscrowBalance(tx, ref);
  if (amountMinor <= 0) return;
  const now = app.clock.now();
  const payment = await findPayment(tx, ref);
  const settings = await findPayoutSettings(tx, ref);
  const keptMinor = payment ? payment.capturedMinor - payment.refundedMinor - payment.disputedMinor : 0;
  const feeMinor = Math.min(amountMinor, percentOf(keptMinor, settings.platformFeeBps / 100));
  const money = { orderId, currency, amountMinor, feeMinor };
  if (!(await postMovement(tx, { tenantId, movement: released(money), now }))) return;
  await bookPayout(app, tx, { ...ref, subject: { orderId }, currency, amountMinor: amountMinor - feeMinor });
}
