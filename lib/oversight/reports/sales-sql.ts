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
  /** What is read before orders and bills. */
  before: "" | "clock c CROSS JOIN ";
  /** That a row is the restaurant's and of its time. */
  of(row: "o" | "b", at: string): string;
  /** What the local clocks showed at an instant. */
  local(at: string): string;
  /** What went back of the order `o`: `amount` without a tip, what of it went to which purse, and `tip`. */
  givenBack: string;
};

const WITHOUT_TIP = "sum(amount_minor - tip_minor)";
const REFUNDED = `
  ${WITHOUT_TIP} AS amount, ${WITHOUT_TIP} FILTER (WHERE purse = 'gift_card') AS to_card,
  ${WITHOUT_TIP} FILTER (WHERE purse = 'cash') AS in_cash, sum(tip_minor) AS tip FROM refund`;

/**
 * Every sale of a time, one row each, with the local time at which it was placed: `sold` are the orders, `dined` the table
 * bills, `sale` both. Not a sale: what was canceled or rejected, a test order, what nobody has paid online, and a table
 * bill with nothing on it. A refund belongs to its sale, whenever it is made. A tip is no sale, and what went back of it no
 * refund of one. A closed bill can have been paid twice and given back once, so what went back of it is what it did not
 * keep.
 *
 * Days and hours come from the stretches of the zone's clocks, never from the database's own table of zones. Every report
 * reads through these rows, so that all of them add up to the same. A report that reads `sale` once never writes the rows
 * down: PostgreSQL then works out only the columns that it adds up. Amounts that may be large are float8, exact below
 * 2^53, because sums of bigint are numeric and take several times as long.
 */
const salesOf = ({ key, before, of, local, givenBack }: Scope) => `
  sold AS (
    SELECT ${key}o.id, ${local("o.created_at")} AS local, o.type, o.payment_method AS method, o.subtotal_minor AS items,
           o.discount_minor AS discount, o.delivery_fee_minor AS fee, o.service_charge_minor AS service,
           o.tax_added_minor AS tax, coalesce(g.amount, 0)::float8 AS refunded,
           o.tip_minor - coalesce(g.tip, 0)::float8 AS tip, coalesce(g.to_card, 0)::float8 AS to_card,
           coalesce(g.in_cash, 0)::float8 AS in_cash,
           -- A tip is paid last, so the gift card pays for the sale before it pays a tip.
           least(o.gift_card_minor, o.total_minor + o.gift_card_minor - o.tip_minor) AS by_card, o.coupon_id, o.coupon_code,
           o.promised_at, CASE o.type WHEN 'pickup' THEN coalesce(o.ready_at, o.delivered_at) ELSE o.delivered_at END AS done_at
      FROM ${before}orders o
      LEFT JOIN ${givenBack}
     WHERE ${of("o", "o.created_at")} AND o.status NOT IN ('canceled', 'rejected') AND NOT o.is_test
       AND (o.payment_method IN ('cash', 'external') OR o.payment_status IN ('paid', 'refunded'))),
  dined AS (
    SELECT ${key}b.id, ${local("b.opened_at")} AS local, b.total_minor - b.service_charge_minor AS items,
           b.service_charge_minor AS service,
           CASE b.status WHEN 'closed' THEN greatest(0, b.total_minor - kept.amount) ELSE 0 END::float8 AS refunded,
           kept.tip::float8 AS tip
      FROM ${before}bill b
     CROSS JOIN LATERAL (
           SELECT coalesce(sum(s.amount_minor - coalesce(p.refunded_minor, 0) + back.tip), 0) AS amount,
                  coalesce(sum(s.tip_minor - back.tip), 0) AS tip
             FROM bill_payment s
             LEFT JOIN payment p ON p.tenant_id = s.tenant_id AND p.bill_payment_id = s.id
            CROSS JOIN LATERAL ${TIP_BACK} back
            WHERE s.tenant_id = b.tenant_id AND s.bill_id = b.id AND s.status IN ('paid', 'refunded')) kept
     WHERE ${of("b", "b.opened_at")} AND b.total_minor > 0),
  sale AS (
    SELECT * FROM sold
    UNION ALL
    SELECT ${key && "tenant_id, "}id, local, NULL::order_type, NULL::payment_method, items, 0, 0, service, 0, refunded, tip, 0::float8,
           0::float8, 0, NULL::text, NULL::text, NULL::timestamptz, NULL::timestamptz
      FROM dined)`;

/**
 * The local time of an instant, by the stretches that begin at $2 and have the clocks $3 seconds ahead of UTC. No join
 * with the stretches: it compares each row with each of them, and the database no longer knows how many rows there are.
 */
export const shownAt = (at: string) =>
  `${at} AT TIME ZONE 'UTC' + ($3::int[])[width_bucket(${at}, $2::timestamptz[])] * interval '1 second'`;

/** The sales of one restaurant, $1, from $4 up to and without $5; $2 and $3 are for `shownAt`. See `saleValues`. */
export const SALES = salesOf({
  key: "",
  before: "",
  of: (row, at) => `${row}.tenant_id = $1 AND ${at} >= $4 AND ${at} < $5`,
  local: shownAt,
  givenBack: `(SELECT order_id, ${REFUNDED}
                WHERE tenant_id = $1 AND order_id IS NOT NULL AND status <> 'failed'
                GROUP BY order_id) g ON g.order_id = o.id`,
});

/**
 * The sales of several restaurants, $1, each from its $2 up to and without its $3. For sums of all of that: its local
 * time is UTC.
 */
export const SALES_OF_MANY = `
  clock AS (SELECT * FROM unnest($1::text[], $2::timestamptz[], $3::timestamptz[]) AS stretch (tenant_id, since, until)),
  ${salesOf({
    key: "c.tenant_id, ",
    before: "clock c CROSS JOIN ",
    of: (row, at) => `${row}.tenant_id = c.tenant_id AND ${at} >= c.since AND ${at} < c.until`,
    local: (at) => `${at} AT TIME ZONE 'UTC'`,
    givenBack: `LATERAL (SELECT ${REFUNDED}
                          WHERE tenant_id = o.tenant_id AND order_id = o.id AND status <> 'failed') g ON true`,
  })}`;

export const SUMS = `
  count(*)::int AS orders, coalesce(sum(items), 0)::float8 AS items, coalesce(sum(discount), 0)::float8 AS discounts,
  coalesce(sum(fee), 0)::float8 AS "deliveryFees", coalesce(sum(service), 0)::float8 AS "serviceCharges",
  coalesce(sum(tax), 0)::float8 AS "taxAdded", coalesce(sum(refunded), 0) AS refunds,
  coalesce(sum(tip), 0) AS tips`;

/** How many sales were late, or are at the instant of the parameter; a table bill has no promised time. */
export const lateAt = (now: "$4" | "$6") =>
  `(count(*) FILTER (WHERE coalesce(done_at, ${now}::timestamptz) > promised_at))::int AS late`;

/** The first five values of a statement with `SALES`. */
export function saleValues({ tenantId, timeZone, window }: ReportInput) {
  const stretches = clockStretches(window, timeZone);
  return [
    tenantId,
    stretches.map(({ since }) => since),
    stretches.map(({ offsetSeconds }) => offsetSeconds),
    window.start,
    window.end,
  ] as const;
}
