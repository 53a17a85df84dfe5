import type { Tx } from "@/lib/platform/db/db";
import type { BillPaymentRef } from "./bill-payment-store";

/**
 * What went back to a guest is open again on a locked bill, unless the bill is closed or the payment never counted; a
 * payment that went back wholly frees its share and its items. With a negative amount, for a refund that came back from
 * the bank: as far as the bill has room for it.
 */
export async function reopenRefunded(
  tx: Tx,
  input: BillPaymentRef & { amountMinor: number; isWhole: boolean },
): Promise<void> {
  const { tenantId, billId, paymentId, amountMinor, isWhole } = input;
  await tx.$executeRaw`
    UPDATE bill SET paid_minor = paid_minor - ${amountMinor}
     WHERE tenant_id = ${tenantId} AND id = ${billId} AND status = 'open'
       AND paid_minor - ${amountMinor} >= 0 AND paid_minor - ${amountMinor} + pending_minor <= total_minor
       AND EXISTS (SELECT FROM bill_payment p
                    WHERE p.tenant_id = ${tenantId} AND p.id = ${paymentId} AND p.status IN ('paid', 'refunded'))`;
  if (!isWhole) return;
  const { count } = await tx.billPayment.updateMany({
    where: { tenantId, billId, id: paymentId, status: "paid" },
    data: { status: "refunded" },
  });
  if (count === 0) return;
  await tx.$executeRaw`
    UPDATE bill_item i SET payment_id = NULL FROM bill b
     WHERE i.tenant_id = ${tenantId} AND i.payment_id = ${paymentId}
       AND b.tenant_id = i.tenant_id AND b.id = i.bill_id AND b.status = 'open'`;
}

/**
 * A payment that had gone back wholly counts again, because the bank returned its refund; unless its share was paid
 * otherwise.
 */
export async function countAgain(tx: Tx, { tenantId, billId, paymentId }: BillPaymentRef): Promise<void> {
  await tx.$executeRaw`
    UPDATE bill_payment p SET status = 'paid'
     WHERE tenant_id = ${tenantId} AND bill_id = ${billId} AND id = ${paymentId} AND status = 'refunded'
       AND NOT EXISTS (
         SELECT FROM bill_payment o WHERE o.tenant_id = p.tenant_id AND o.bill_id = p.bill_id AND o.id <> p.id
            AND o.share_of = p.share_of AND o.share_part = p.share_part AND o.status IN ('pending', 'paid'))`;
}
