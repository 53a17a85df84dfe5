import type { Db } from "@/lib/platform/db/db";
import { readByIds } from "@/lib/platform/db/read-by-ids";
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

/**
 * Lines are read by the ids of their sales, in the order of the key: then those of one sale lie together and are counted
 * as one without sorting all. What is no longer on the menu, or not in the language, has the name that it was last sold by.
 */
const PRODUCTS = `
  WITH ${SALES},
  ids AS MATERIALIZED (SELECT ARRAY(SELECT id FROM sold) AS orders, ARRAY(SELECT id FROM dined) AS bills),
  line AS (
    SELECT i.product_id, i.order_id AS id, sum(i.quantity)::int AS quantity, sum(i.line_total_minor)::float8 AS items,
           sum(i.refunded_minor)::float8 AS refunded
      FROM order_item i WHERE i.tenant_id = $1 AND i.order_id = ANY ((SELECT orders FROM ids)::text[]) GROUP BY 2, 1
    UNION ALL
    SELECT i.product_id, i.bill_id, sum(i.quantity)::int, sum(i.line_total_minor)::float8, 0
      FROM bill_item i
     WHERE i.tenant_id = $1 AND i.bill_id = ANY ((SELECT bills FROM ids)::text[]) AND i.voided_at IS NULL GROUP BY 2, 1),
  dish AS MATERIALIZED (
    SELECT line.product_id, p.name ->> $6::text AS name, line.quantity, line.orders, line.items, line.refunded
      FROM (SELECT product_id, sum(quantity)::int AS quantity, count(*)::int AS orders, sum(items) AS items,
                   sum(refunded) AS refunded
              FROM line GROUP BY product_id) line
      LEFT JOIN product p ON p.tenant_id = $1 AND p.id = line.product_id),
  gone AS MATERIALIZED (SELECT product_id FROM dish WHERE name IS NULL),
  sold_as AS (
    SELECT DISTINCT ON (product_id) product_id, product_name AS name FROM (
      SELECT i.product_id, i.product_name, o.created_at AS at
        FROM order_item i JOIN orders o ON o.tenant_id = i.tenant_id AND o.id = i.order_id
       WHERE EXISTS (SELECT FROM gone) AND i.tenant_id = $1 AND i.order_id = ANY ((SELECT orders FROM ids)::text[])
         AND i.product_id = ANY (ARRAY(SELECT product_id FROM gone))
      UNION ALL
      SELECT i.product_id, i.product_name, b.opened_at
        FROM bill_item i JOIN bill b ON b.tenant_id = i.tenant_id AND b.id = i.bill_id
       WHERE EXISTS (SELECT FROM gone) AND i.tenant_id = $1 AND i.bill_id = ANY ((SELECT bills FROM ids)::text[])
         AND i.product_id = ANY (ARRAY(SELECT product_id FROM gone)) AND i.voided_at IS NULL) named
     ORDER BY product_id, at DESC)
  SELECT dish.product_id AS "productId", coalesce(dish.name, sold_as.name) AS name, dish.quantity, dish.orders,
         dish.items AS "itemsMinor", dish.refunded AS "refundedMinor"
    FROM dish LEFT JOIN sold_as ON sold_as.product_id = dish.product_id
   ORDER BY dish.items DESC, dish.product_id`;

/** What each dish brought in a time, most first, named in the language. */
export function readProducts(
  db: Db,
  { language, ...input }: ReportInput & { language: string },
): Promise<ProductRow[]> {
  const statement = { name: "report-products", text: PRODUCTS };
  return readByIds<ProductRow>(db, statement, [...saleValues(input), language]);
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
