import type { Tx } from "@/lib/platform/db/db";
import { goneOfBillPayment } from "@/lib/service/receipts/kept-sql";
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
  await tx.execute(
    `UPDATE bill SET paid_minor = LEAST(total_minor - pending_minor, (
        SELECT coalesce(sum(share.amount_minor - gone.back), 0)
          FROM bill_payment share CROSS JOIN LATERAL (${goneOfBillPayment("share")}) gone
         WHERE share.tenant_id = $1 AND share.bill_id = $2 AND share.status IN ('paid', 'refunded')))
     WHERE tenant_id = $1 AND id = $2 AND status = 'open'`,
    [tenantId, billId],
  );
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

/** What of a payment went back for good: of the bill, and of the tip. */
export async function getGoneOfPayment(
  tx: Tx,
  { tenantId, paymentId }: Omit<BillPaymentRef, "billId">,
): Promise<{ backMinor: number; tipBackMinor: number }> {
  const [gone] = await tx.query<{ backMinor: number; tipBackMinor: number }>(
    `SELECT gone.back::int AS "backMinor", gone.tip_back::int AS "tipBackMinor"
       FROM bill_payment share CROSS JOIN LATERAL (${goneOfBillPayment("share")}) gone
      WHERE share.tenant_id = $1 AND share.id = $2`,
    [tenantId, paymentId],
  );
  return gone ?? { backMinor: 0, tipBackMinor: 0 };
}
