import type { Tx } from "@/lib/platform/db/db";
import type { BillPaymentRef } from "./bill-payment-store";

/**
 * Counts anew what is paid of a locked bill, after a refund was confirmed or came back from the bank: what its payments
 * are less their confirmed refunds, as far as the bill has room for it. Counted from the payments and not from the change,
 * because a refund that came back can leave more than the bill costs, and what is over goes back first. A closed bill
 * stays as it is.
 */
export async function recountPaid(
  tx: Tx,
  { tenantId, billId }: Omit<BillPaymentRef, "paymentId">,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE bill SET paid_minor = LEAST(total_minor - pending_minor, (
        SELECT coalesce(sum(share.amount_minor - (
                 SELECT coalesce(sum(r.amount_minor - r.tip_minor), 0) FROM payment p
                   JOIN refund r ON r.tenant_id = p.tenant_id AND r.payment_id = p.id AND r.status = 'succeeded'
                  WHERE p.tenant_id = share.tenant_id AND p.bill_payment_id = share.id)), 0)
          FROM bill_payment share
         WHERE share.tenant_id = ${tenantId} AND share.bill_id = ${billId} AND share.status IN ('paid', 'refunded')))
     WHERE tenant_id = ${tenantId} AND id = ${billId} AND status = 'open'`;
}

/** A payment that is back with its guest wholly frees its share, and while the bill is open its items. */
export async function freeRefunded(tx: Tx, { tenantId, billId, paymentId }: BillPaymentRef): Promise<void> {
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
