import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { takeOffTransfers } from "@/lib/payments/payments/take-off-transfers";
import type { Tx } from "@/lib/platform/db/db";
import { noteBillReversal } from "./bill-refund-store";

/** Takes the restaurant's part of a bill's refund back from its transfer, in the refund's transaction. */
export async function takeBackBillShare(
  app: App,
  tx: Tx,
  input: { tenantId: TenantId; paymentId: string; refundId: string; amountMinor: number },
): Promise<void> {
  const { tenantId, paymentId, refundId, amountMinor } = input;
  const subject = { billPaymentId: paymentId };
  const backMinor = await takeOffTransfers(tx, { tenantId, subject, amountMinor });
  if (backMinor === 0) return;
  await noteBillReversal(tx, { tenantId, refundId, amountMinor: backMinor });
  await app.jobs.add(tx, "reverse-bill-transfer", { tenantId, refundId });
}
