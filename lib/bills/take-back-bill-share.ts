import type { App } from "@/lib/app/app";
import type { Tx } from "@/lib/db/db";
import {
  lockTransferOfBillPayment,
  reserveReversal,
  shrinkOwedTransfer,
} from "@/lib/payments/transfer-store";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import { noteBillReversal } from "./bill-refund-store";

/**
 * Takes the restaurant's part of a bill's refund back from its transfer, in the refund's transaction. What is not
 * transferred yet is simply owed less.
 */
export async function takeBackBillShare(
  app: App,
  tx: Tx,
  input: { tenantId: TenantId; paymentId: string; refundId: string; amountMinor: number },
): Promise<void> {
  const { tenantId, paymentId, refundId, amountMinor } = input;
  if (amountMinor <= 0) return;
  const transfer = await lockTransferOfBillPayment(tx, { tenantId, billPaymentId: paymentId });
  if (!transfer) return;
  const ref = { tenantId, transferId: transfer.id };
  if (transfer.status === "owed") return shrinkOwedTransfer(tx, { ...ref, byMinor: amountMinor });
  const backMinor = Math.min(amountMinor, transfer.amountMinor - transfer.reversedMinor);
  if (backMinor <= 0) return;
  await reserveReversal(tx, { ...ref, amountMinor: backMinor });
  await noteBillReversal(tx, { tenantId, refundId, amountMinor: backMinor });
  await app.jobs.add(tx, "reverse-bill-transfer", { tenantId, refundId });
}
