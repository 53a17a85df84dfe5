import type { App } from "@/lib/app/app";
import type { Tx } from "@/lib/db/db";
import type { OrderRef } from "./payment-store";
import { lockTransferOfOrder, noteReversal, shrinkOwedTransfer } from "./transfer-store";

/**
 * Takes the restaurant's part of a refund back from its transfer, in the refund's transaction. `amountMinor` is what
 * the order's escrow could not pay. What is not transferred yet is simply owed less.
 */
export async function takeBackTransfer(
  app: App,
  tx: Tx,
  { tenantId, orderId, refundId, amountMinor }: OrderRef & { refundId: string; amountMinor: number },
): Promise<void> {
  if (amountMinor <= 0) return;
  const transfer = await lockTransferOfOrder(tx, { tenantId, orderId });
  if (!transfer) return;
  const ref = { tenantId, transferId: transfer.id };
  if (transfer.status === "owed") return shrinkOwedTransfer(tx, { ...ref, byMinor: amountMinor });
  const backMinor = Math.min(amountMinor, transfer.amountMinor - transfer.reversedMinor);
  if (backMinor <= 0) return;
  await noteReversal(tx, { ...ref, refundId, amountMinor: backMinor });
  await app.jobs.add(tx, "reverse-transfer", { tenantId, refundId });
}
