import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db } from "@/lib/platform/db/db";
import type { CHANNELS, REPORT_METHODS } from "./report-contract";
import { type RestaurantTime, timeValues } from "./restaurant-time";
import { lateAt, type ReportInput, SALES, SALES_OF_MANY, SUMS, saleValues, TIP_BACK } from "./sales-sql";

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

const OVERVIEW = `
  WITH ${SALES},
  paid AS (
    SELECT method, items - discount + fee + service + tax - by_card AS taken, 0 AS refunded FROM sale WHERE kind = 'order'
    UNION ALL
    SELECT 'gift_card', by_card, 0 FROM sale WHERE by_card > 0
    UNION ALL
    SELECT CASE r.purse WHEN 'processor' THEN s.method ELSE r.purse::text END, 0, r.amount_minor - r.tip_minor
      FROM sale s
      JOIN refund r ON r.tenant_id = $1 AND r.order_id = s.id AND r.status <> 'failed'
     WHERE s.kind = 'order' AND s.refunded > 0
    UNION ALL
    SELECT share.method::text, share.amount_minor, coalesce(p.refunded_minor, 0) - back.tip
      FROM sale s
      JOIN bill_payment share
        ON share.tenant_id = $1 AND share.bill_id = s.id AND share.status IN ('paid', 'refunded')
      LEFT JOIN payment p ON p.tenant_id = share.tenant_id AND p.bill_payment_id = share.id
     CROSS JOIN LATERAL ${TIP_BACK} back
     WHERE s.kind = 'bill'),
  lost AS (
    SELECT o.created_at AT TIME ZONE 'UTC' + c.shift * interval '1 second' AS local, o.status,
           o.total_minor + o.gift_card_minor AS amount
      FROM clock c
      JOIN orders o ON o.tenant_id = $1 AND o.created_at >= $5 AND o.created_at < $6
       AND o.created_at >= c.since AND o.created_at < c.until
     WHERE o.status IN ('canceled', 'rejected') AND NOT o.is_test)
  SELECT (SELECT coalesce(jsonb_agg(d), '[]') FROM (
            SELECT to_char(local, 'YYYY-MM-DD') AS day, channel, ${SUMS}, ${lateAt("$7")}
              FROM sale GROUP BY 1, 2) d) AS sales,
         (SELECT coalesce(jsonb_agg(l), '[]') FROM (
            SELECT to_char(local, 'YYYY-MM-DD') AS day,
                   (count(*) FILTER (WHERE status = 'rejected'))::int AS refused,
                   (count(*) FILTER (WHERE status = 'canceled'))::int AS canceled, sum(amount)::float8 AS amount
              FROM lost GROUP BY 1) l) AS losses,
         (SELECT coalesce(jsonb_agg(m), '[]') FROM (
            SELECT method, sum(taken)::float8 AS taken, sum(refunded)::float8 AS refunded
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
