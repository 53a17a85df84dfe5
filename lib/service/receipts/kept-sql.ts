/**
 * What is with the restaurant for good, in minor units, of every order and bill: columns tenant_id, id, kept, tip and
 * canceled, as tables for a FROM. Refunds that succeeded have gone back. A cash order that was canceled after it was paid
 * was settled at the counter, so nothing of it is kept.
 */
export const KEPT_OF_ORDERS = `
  SELECT tenant_id, id, canceled,
         CASE WHEN canceled THEN 0 ELSE greatest(0, price - back) END::int AS kept,
         CASE WHEN canceled THEN 0 ELSE greatest(0, tip_minor - tip_back) END::int AS tip
    FROM (SELECT o.tenant_id, o.id, o.total_minor + o.gift_card_minor - o.tip_minor AS price, o.tip_minor,
                 gone.back, gone.tip_back,
                 o.status IN ('canceled', 'rejected') AND o.payment_method IN ('cash', 'external') AS canceled
            FROM orders o
           CROSS JOIN LATERAL (
                 SELECT coalesce(sum(r.amount_minor - r.tip_minor), 0) AS back, coalesce(sum(r.tip_minor), 0) AS tip_back
                   FROM refund r
                  WHERE r.tenant_id = o.tenant_id AND r.order_id = o.id AND r.status = 'succeeded') gone) sold`;

/**
 * What went back for good of a payment of a bill that is called `alias`: a row with `back`, of the bill, and `tip_back`.
 * Reversed ones are no payments.
 */
export const goneOfBillPayment = (alias: string) => `
  SELECT refunded.back + given.back AS back, refunded.tip_back + given.tip_back AS tip_back
    FROM (SELECT coalesce(sum(refund.amount_minor - refund.tip_minor), 0) AS back, coalesce(sum(refund.tip_minor), 0) AS tip_back
            FROM payment JOIN refund ON refund.tenant_id = payment.tenant_id AND refund.payment_id = payment.id
             AND refund.status = 'succeeded'
           WHERE payment.tenant_id = ${alias}.tenant_id AND payment.bill_payment_id = ${alias}.id) refunded
   CROSS JOIN (
         SELECT 0 - coalesce(sum(till.amount_minor - till.tip_minor), 0) AS back, 0 - coalesce(sum(till.tip_minor), 0) AS tip_back
           FROM till_payment till
          WHERE till.tenant_id = ${alias}.tenant_id AND till.bill_payment_id = ${alias}.id AND till.amount_minor < 0) given`;

/** The same of bills: what guests paid and gave, and never more than the bill. */
export const KEPT_OF_BILLS = `
  SELECT b.tenant_id, b.id, false AS canceled,
         least(b.total_minor, coalesce(sum(s.amount_minor - gone.back), 0))::int AS kept,
         coalesce(sum(s.tip_minor - gone.tip_back), 0)::int AS tip
    FROM bill b
    LEFT JOIN bill_payment s ON s.tenant_id = b.tenant_id AND s.bill_id = b.id AND s.status IN ('paid', 'refunded')
    LEFT JOIN LATERAL (${goneOfBillPayment("s")}) gone ON true
   GROUP BY b.tenant_id, b.id, b.total_minor`;
