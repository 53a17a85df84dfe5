import type { TenantId } from "@/lib/core/ids/tenant-id";
import { clockStretches } from "@/lib/core/time/clock-stretches";
import type { ReportWindow } from "./report-range";

export type ReportInput = { tenantId: TenantId; timeZone: string; window: ReportWindow };

/** What went back of the tip of a payment `p`, or is on its way. */
export const TIP_BACK = `(
  SELECT coalesce(sum(r.tip_minor), 0) AS tip FROM refund r
   WHERE r.tenant_id = p.tenant_id AND r.payment_id = p.id AND r.status <> 'failed')`;

/** Whose sales are read and of which time, in the words of SQL. */
type Scope = {
  /** The restaurant as a column, where there are several. */
  key: "" | "c.tenant_id, ";
  /** Rows of `since`, `until` and `shift`, the seconds by which local clocks are ahead of UTC. */
  clock: string;
  /** That a row is the restaurant's and of its time, beside the stretch that it is in. */
  of(table: "o" | "b", at: string): string;
  /** What went back of the order `o`: `amount` without a tip, and `tip`. */
  givenBack: string;
};

const REFUNDED = "sum(amount_minor - tip_minor) AS amount, sum(tip_minor) AS tip FROM refund";

/**
 * Every sale of a time, one row each, with the local time at which it was placed. Not a sale: what was canceled or
 * rejected, a test order, what nobody has paid online, and a table bill with nothing on it. A refund belongs to its sale,
 * whenever it is made. A tip is no sale, and what went back of it no refund of one. A closed bill can have been paid twice
 * and given back once, so what went back of it is what it did not keep.
 *
 * Days and hours come from the stretches of the zone's clocks, never from the database's own table of zones. Every report
 * reads through these rows, so that all of them add up to the same.
 */
const salesOf = ({ key, clock, of, givenBack }: Scope) => `
  clock AS (${clock}),
  sale AS (
    SELECT ${key}'order' AS kind, o.id, o.created_at AT TIME ZONE 'UTC' + c.shift * interval '1 second' AS local,
           o.type::text AS channel, o.subtotal_minor AS items, o.discount_minor AS discount,
           o.delivery_fee_minor AS fee, o.service_charge_minor AS service, o.tax_added_minor AS tax,
           coalesce(g.amount, 0) AS refunded, o.tip_minor - coalesce(g.tip, 0) AS tip, o.payment_method::text AS method,
           -- A tip is paid last, so the gift card pays for the sale before it pays a tip.
           least(o.gift_card_minor, o.total_minor + o.gift_card_minor - o.tip_minor) AS by_card, o.coupon_id, o.coupon_code, o.promised_at,
           CASE o.type WHEN 'pickup' THEN coalesce(o.ready_at, o.delivered_at) ELSE o.delivered_at END AS done_at
      FROM clock c
      JOIN orders o ON ${of("o", "o.created_at")} AND o.created_at >= c.since AND o.created_at < c.until
      LEFT JOIN ${givenBack}
     WHERE o.status NOT IN ('canceled', 'rejected') AND NOT o.is_test
       AND (o.payment_method = 'cash' OR o.payment_status IN ('paid', 'refunded'))
    UNION ALL
    SELECT ${key}'bill', b.id, b.opened_at AT TIME ZONE 'UTC' + c.shift * interval '1 second', 'table',
           b.total_minor - b.service_charge_minor, 0, 0, b.service_charge_minor, 0,
           CASE b.status WHEN 'closed' THEN greatest(0, b.total_minor - kept.amount) ELSE 0 END,
           kept.tip, NULL, 0, NULL, NULL, NULL, NULL
      FROM clock c
      JOIN bill b ON ${of("b", "b.opened_at")} AND b.opened_at >= c.since AND b.opened_at < c.until
     CROSS JOIN LATERAL (
           SELECT coalesce(sum(s.amount_minor - coalesce(p.refunded_minor, 0) + back.tip), 0) AS amount,
                  coalesce(sum(s.tip_minor - back.tip), 0) AS tip
             FROM bill_payment s
             LEFT JOIN payment p ON p.tenant_id = s.tenant_id AND p.bill_payment_id = s.id
            CROSS JOIN LATERAL ${TIP_BACK} back
            WHERE s.tenant_id = b.tenant_id AND s.bill_id = b.id AND s.status IN ('paid', 'refunded')) kept
     WHERE b.total_minor > 0)`;

/**
 * The sales of one restaurant: $1 is the restaurant, $2 to $4 are the stretches, $5 and $6 the whole time, as `saleValues`
 * makes them. The whole time is named beside the stretches because only then the database knows how little of the index
 * it needs.
 */
export const SALES = salesOf({
  key: "",
  clock:
    "SELECT * FROM unnest($2::timestamptz[], $3::timestamptz[], $4::int[]) AS stretch (since, until, shift)",
  of: (table, at) => `${table}.tenant_id = $1 AND ${at} >= $5 AND ${at} < $6`,
  givenBack: `(SELECT order_id, ${REFUNDED}
                WHERE tenant_id = $1 AND order_id IS NOT NULL AND status <> 'failed'
                GROUP BY order_id) g ON g.order_id = o.id`,
});

/**
 * The sales of several restaurants, $1, each from its $2 up to and without its $3. For sums of all of that: its local
 * time is UTC.
 */
export const SALES_OF_MANY = salesOf({
  key: "c.tenant_id, ",
  clock: `SELECT *, 0 AS shift
            FROM unnest($1::text[], $2::timestamptz[], $3::timestamptz[]) AS stretch (tenant_id, since, until)`,
  of: (table) => `${table}.tenant_id = c.tenant_id`,
  givenBack: `LATERAL (SELECT ${REFUNDED}
                        WHERE tenant_id = o.tenant_id AND order_id = o.id AND status <> 'failed') g ON true`,
});

export const SUMS = `
  count(*)::int AS orders, coalesce(sum(items), 0)::float8 AS items, coalesce(sum(discount), 0)::float8 AS discounts,
  coalesce(sum(fee), 0)::float8 AS "deliveryFees", coalesce(sum(service), 0)::float8 AS "serviceCharges",
  coalesce(sum(tax), 0)::float8 AS "taxAdded", coalesce(sum(refunded), 0)::float8 AS refunds,
  coalesce(sum(tip), 0)::float8 AS tips`;

/** How many sales were late, or are at the instant of the parameter; a table bill has no promised time. */
export const lateAt = (now: "$4" | "$7") =>
  `(count(*) FILTER (WHERE coalesce(done_at, ${now}::timestamptz) > promised_at))::int AS late`;

/** The first six values of a statement with `SALES`. */
export function saleValues({ tenantId, timeZone, window }: ReportInput) {
  const stretches = clockStretches(window, timeZone);
  return [
    tenantId,
    stretches.map(({ since }) => since),
    stretches.map(({ until }) => until),
    stretches.map(({ offsetSeconds }) => offsetSeconds),
    window.start,
    window.end,
  ] as const;
}
