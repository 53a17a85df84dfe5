import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Tx } from "@/lib/platform/db/db";
import { lockTransfers, type PaidSubject, reserveReversal, shrinkOwedTransfer } from "./transfer-store";

/**
 * Takes an amount that the restaurant has to give back off what was or will be transferred to it, in the transaction that
 * books the cause. What is not transferred yet is simply owed less. Returns how much of the first transfer, in minor
 * units, was set aside and has to be reversed; the rest stays the restaurant's debt.
 */
export async function takeOffTransfers(
  tx: Tx,
  { tenantId, subject, amountMinor }: { tenantId: TenantId; subject: PaidSubject; amountMinor: number },
): Promise<number> {
  if (amountMinor <= 0) return 0;
  const transfers = await lockTransfers(tx, { tenantId, subject });
  let leftMinor = amountMinor;
  for (const transfer of transfers.filter(({ status }) => status === "owed")) {
    const byMinor = Math.min(leftMinor, transfer.amountMinor);
    if (byMinor > 0) await shrinkOwedTransfer(tx, { tenantId, transferId: transfer.id, byMinor });
    leftMinor -= byMinor;
  }
  const sent = transfers.find(({ returnOf, status }) => returnOf === "" && status !== "owed");
  if (!sent) return 0;
  const backMinor = Math.min(leftMinor, sent.amountMinor - sent.reversedMinor);
  if (backMinor <= 0) return 0;
  await reserveReversal(tx, { tenantId, transferId: sent.id, amountMinor: backMinor });
  return backMinor;
}
