import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db } from "@/lib/platform/db/db";
import type { CHANNELS, REPORT_METHODS } from "./report-contract";
import { type RestaurantTime, timeValues } from "./restaurant-time";
import {
  lateAt,
  type ReportInput,
  SALES,
  SALES_OF_MANY,
  SUMS,
  saleValues,
  shownAt,
  TIP_BACK,
} from "./sales-sql";

/** Sums of sales, in minor units. */
export type SaleSums = {
  orders: number;
  items: number;
  discounts: number;
  deliveryFees: number;
  /** Tax on top of the prices. */
  taxAdded: number;
  refunds: number;
  serviceCharges: number;
  /** In no other sum: what guests gave on top and did not get back. */
  tips: number;
};

export type DaySales = SaleSums & { day: string; channel: (typeof CHANNELS)[number]; late: number };
export type DayLosses = { day: string; refused: number; canceled: number; amount: number };
export type PaymentSums = { method: (typeof REPORT_METHODS)[number]; taken: number; refunded: number };

export type OverviewRow = { sales: DaySales[]; losses: DayLosses[]; payments: PaymentSums[] };

/** Sales are added up once, by what any figure tells apart; everything else is sums of these few rows. */
const OVERVIEW = `
  WITH ${SALES},
  part AS MATERIALIZED (
    SELECT local::date AS day, type, method, ${SUMS}, ${lateAt("$6")}, sum(by_card)::float8 AS by_card,
           sum(to_card) AS to_card, sum(in_cash) AS in_cash
      FROM sale GROUP BY 1, 2, 3),
  paid AS (
    SELECT method::text AS method, items - discounts + "deliveryFees" + "serviceCharges" + "taxAdded" - by_card AS taken,
           refunds - to_card - in_cash AS refunded
      FROM part WHERE method IS NOT NULL
    UNION ALL
    SELECT 'gift_card', by_card, to_card FROM part
    UNION ALL
    SELECT 'cash', 0, in_cash FROM part
    UNION ALL
    SELECT share.method::text, share.amount_minor, coalesce(p.refunded_minor, 0) - back.tip
      FROM dined
      JOIN bill_payment share
        ON share.tenant_id = $1 AND share.bill_id = dined.id AND share.status IN ('paid', 'refunded')
      LEFT JOIN payment p ON p.tenant_id = share.tenant_id AND p.bill_payment_id = share.id
     CROSS JOIN LATERAL ${TIP_BACK} back),
  lost AS (
    SELECT ${shownAt("o.created_at")} AS local, o.status, o.total_minor + o.gift_card_minor AS amount
      FROM orders o
     WHERE o.tenant_id = $1 AND o.created_at >= $4 AND o.created_at < $5 AND o.status IN ('canceled', 'rejected')
       AND NOT o.is_test)
  SELECT (SELECT coalesce(jsonb_agg(d), '[]') FROM (
            SELECT day::text, coalesce(type::text, 'table') AS channel, sum(orders)::int AS orders, sum(items) AS items,
                   sum(discounts) AS discounts, sum("deliveryFees") AS "deliveryFees",
                   sum("serviceCharges") AS "serviceCharges", sum("taxAdded") AS "taxAdded", sum(refunds) AS refunds,
                   sum(tips) AS tips, sum(late)::int AS late
              FROM part GROUP BY day, type) d) AS sales,
         (SELECT coalesce(jsonb_agg(l), '[]') FROM (
            SELECT local::date::text AS day, (count(*) FILTER (WHERE status = 'rejected'))::int AS refused,
                   (count(*) FILTER (WHERE status = 'canceled'))::int AS canceled, sum(amount)::float8 AS amount
              FROM lost GROUP BY local::date) l) AS losses,
         (SELECT coalesce(jsonb_agg(m), '[]') FROM (
            SELECT method, sum(taken) AS taken, sum(refunded) AS refunded
              FROM paid GROUP BY 1 HAVING sum(taken) > 0 OR sum(refunded) > 0) m) AS payments`;

/**
 * The sales of a time by day and channel, what was lost on each day, and how the sales were paid; one statement, so all of
 * one moment, and planned once: a plan takes longer than the week of most restaurants. An order that is not ready yet is
 * late from its promised time on, as seen at `now`.
 */
export async function readOverview(
  db: Db,
  { now, ...input }: ReportInput & { now: Date },
): Promise<OverviewRow> {
  const statement = { name: "report-overview", text: OVERVIEW };
  const [row] = await db.sql.query<OverviewRow>(statement, [...saleValues(input), now]);
  return row ?? { sales: [], losses: [], payments: [] };
}

/** The sums of each restaurant's sales of its time; without an entry where nothing was sold. One statement for all. */
export async function listSaleSums(
  db: Db,
  { times, now }: { times: readonly RestaurantTime[]; now: Date },
): Promise<Map<TenantId, SaleSums & { late: number }>> {
  const rows = await db.sql.query<SaleSums & { late: number; tenantId: TenantId }>(
    {
      name: "report-sums-of-many",
      text: `WITH ${SALES_OF_MANY} SELECT tenant_id AS "tenantId", ${SUMS}, ${lateAt("$4")} FROM sale GROUP BY tenant_id`,
    },
    [...timeValues(times), now],
  );
  return new Map(rows.map((row) => [row.tenantId, row]));
}
