import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import type { SubjectRef } from "./payment-store";
import { lockTransfers, noteReversal, reserveReversal, shrinkOwedTransfer } from "./transfer-store";

/**
 * Takes the restaurant's part of a refund off what was or will be transferred to it, in the refund's transaction. What is
 * not transferred yet is simply owed less; of the first transfer as much as it has left is set aside and reversed; the
 * rest stays the restaurant's debt. `amountMinor` is what was no longer held.
 */
export async function takeBackTransfer(
  app: App,
  tx: Tx,
  { tenantId, subject, refundId, amountMinor }: SubjectRef & { refundId: string; amountMinor: number },
): Promise<void> {
  if (amountMinor <= 0) return;
  const transfers = await lockTransfers(tx, { tenantId, subject });
  let leftMinor = amountMinor;
  for (const { id: transferId, amountMinor: owedMinor } of transfers.filter(
    ({ status }) => status === "owed",
  )) {
    const byMinor = Math.min(leftMinor, owedMinor);
    if (byMinor > 0) await shrinkOwedTransfer(tx, { tenantId, transferId, byMinor });
    leftMinor -= byMinor;
  }
  const sent = transfers.find(({ returnOf, status }) => returnOf === "" && status !== "owed");
  const backMinor = sent ? Math.min(leftMinor, sent.amountMinor - sent.reversedMinor) : 0;
  if (!sent || backMinor <= 0) return;
  await reserveReversal(tx, { tenantId, transferId: sent.id, amountMinor: backMinor });
  await noteReversal(tx, { tenantId, refundId, amountMinor: backMinor });
  await app.jobs.add(tx, "reverse-transfer", { tenantId, refundId });
}
