import type { Db } from "@/lib/platform/db/db";
import type { LOST_BY } from "./report-lists-contract";
import { type ReportInput, SALES, SUMS, saleValues } from "./sales-sql";

export type HourRow = { weekday: number; hour: number; orders: number; netMinor: number };

const HOURS = `
  WITH ${SALES}
  SELECT extract(isodow FROM local)::int AS weekday, extract(hour FROM local)::int AS hour, count(*)::int AS orders,
         sum(items - discount + fee + service + tax - refunded)::float8 AS "netMinor"
    FROM sale GROUP BY 1, 2 ORDER BY 1, 2`;

/** The sales of a time by weekday and hour, as the restaurant's clocks showed them. */
export function readHours(db: Db, input: ReportInput): Promise<HourRow[]> {
  return db.sql.query<HourRow>(HOURS, saleValues(input));
}

export type ProductRow = {
  productId: string;
  name: string;
  quantity: number;
  orders: number;
  itemsMinor: number;
  refundedMinor: number;
};

const PRODUCTS = `
  WITH ${SALES},
  line AS (
    SELECT i.product_id, i.product_name, i.quantity, i.line_total_minor AS items, i.refunded_minor AS refunded, s.id, s.local
      FROM sale s JOIN order_item i ON i.tenant_id = $1 AND i.order_id = s.id
     WHERE s.kind = 'order'
    UNION ALL
    SELECT i.product_id, i.product_name, i.quantity, i.line_total_minor, 0, s.id, s.local
      FROM sale s JOIN bill_item i ON i.tenant_id = $1 AND i.bill_id = s.id AND i.voided_at IS NULL
     WHERE s.kind = 'bill'),
  sold AS (
    SELECT product_id, (array_agg(product_name ORDER BY local DESC))[1] AS name, sum(quantity)::int AS quantity,
           count(DISTINCT id)::int AS orders, sum(items)::float8 AS items, sum(refunded)::float8 AS refunded
      FROM line GROUP BY product_id)
  SELECT sold.product_id AS "productId", coalesce(p.name ->> $7::text, sold.name) AS name, sold.quantity, sold.orders,
         sold.items AS "itemsMinor", sold.refunded AS "refundedMinor"
    FROM sold LEFT JOIN product p ON p.tenant_id = $1 AND p.id = sold.product_id
   ORDER BY sold.items DESC, sold.product_id`;

/** What each dish brought in a time, most first, named in the language. */
export function readProducts(
  db: Db,
  { language, ...input }: ReportInput & { language: string },
): Promise<ProductRow[]> {
  return db.sql.query<ProductRow>(PRODUCTS, [...saleValues(input), language]);
}

export type CouponRow = {
  couponId: string;
  code: string;
  orders: number;
  items: number;
  discounts: number;
  deliveryFees: number;
  serviceCharges: number;
  taxAdded: number;
  refunds: number;
};

const COUPONS = `
  WITH ${SALES}
  SELECT coupon_id AS "couponId", max(coupon_code) AS code, ${SUMS}
    FROM sale WHERE coupon_id IS NOT NULL GROUP BY 1 ORDER BY sum(items - discount + fee + service + tax) DESC, 1`;

/** The coupons that sales of a time were made with, in minor units. */
export function readCoupons(db: Db, input: ReportInput): Promise<CouponRow[]> {
  return db.sql.query<CouponRow>(COUPONS, saleValues(input));
}

export type LostRow = {
  ending: "rejected" | "canceled";
  by: (typeof LOST_BY)[number] | null;
  reason: string | null;
  orders: number;
  amountMinor: number;
};

const LOST = `
  SELECT o.status::text AS ending, ended.actor::text AS by, nullif(btrim(o.end_reason), '') AS reason,
         count(*)::int AS orders, sum(o.total_minor + o.gift_card_minor)::float8 AS "amountMinor"
    FROM orders o
    LEFT JOIN LATERAL (
         SELECT t.actor FROM order_timeline_event t
          WHERE t.tenant_id = o.tenant_id AND t.order_id = o.id AND t.status = o.status
          ORDER BY t.position DESC LIMIT 1) ended ON true
   WHERE o.tenant_id = $1 AND o.created_at >= $2 AND o.created_at < $3 AND o.status IN ('canceled', 'rejected')
     AND NOT o.is_test
   GROUP BY 1, 2, 3 ORDER BY 4 DESC, 5 DESC, 1, 2, 3`;

/** Why orders of a time were refused or canceled, and by whom; the most frequent reasons first. */
export function readLosses(db: Db, { tenantId, window }: ReportInput): Promise<LostRow[]> {
  return db.sql.query<LostRow>(LOST, [tenantId, window.start, window.end]);
}
