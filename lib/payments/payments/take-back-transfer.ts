import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import type { OrderRef } from "./payment-store";
import { takeOffTransfers } from "./take-off-transfers";
import { noteReversal } from "./transfer-store";

/**
 * Takes the restaurant's part of a refund back from its transfer, in the refund's transaction. `amountMinor` is what
 * the order's escrow could not pay.
 */
export async function takeBackTransfer(
  app: App,
  tx: Tx,
  { tenantId, orderId, refundId, amountMinor }: OrderRef & { refundId: string; amountMinor: number },
): Promise<void> {
  const backMinor = await takeOffTransfers(tx, { tenantId, subject: { orderId }, amountMinor });
  if (backMinor === 0) return;
  await noteReversal(tx, { tenantId, refundId, amountMinor: backMinor });
  await app.jobs.add(tx, "reverse-transfer", { tenantId, refundId });
}
