import type { App } from "@/lib/payments/app";
import { splitRelease } from "@/lib/payments/escrow/release-split";
import { postMovement, readHeld } from "@/lib/payments/ledger/ledger-store";
import { released } from "@/lib/payments/ledger/movement";
import type { Tx } from "@/lib/platform/db/db";
import { bookPayout } from "./book-payout";
import { findKeptTip, findPayment, refundableMinor, type SubjectRef } from "./payment-store";
import { findPayoutSettings } from "./transfer-store";

/**
 * Releases what is held for a subject that the caller has locked: the platform keeps its fee, on the processor's part that
 * did not go back and is no tip, and the rest is the restaurant's and paid out (docs/decisions/040). Once; cash has nothing to release.
 */
export async function bookRelease(
  app: App,
  tx: Tx,
  { tenantId, subject, currency }: SubjectRef & { currency: string },
): Promise<void> {
  const ref = { tenantId, subject };
  const { escrowMinor: amountMinor } = await readHeld(tx, ref);
  if (amountMinor <= 0) return;
  const now = app.clock.now();
  const payment = await findPayment(tx, ref);
  const { platformFeeBps } = await findPayoutSettings(tx, ref);
  const keptMinor = payment ? refundableMinor(payment) - (await findKeptTip(tx, payment)) : 0;
  const { feeMinor, payoutMinor } = splitRelease({ heldMinor: amountMinor, keptMinor, platformFeeBps });
  const money = { subject, currency, amountMinor, feeMinor };
  if (!(await postMovement(tx, { tenantId, movement: released(money), now }))) return;
  await bookPayout(app, tx, { ...ref, currency, amountMinor: payoutMinor });
}
