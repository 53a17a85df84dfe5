import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Sql, SqlTx } from "@/lib/platform/db/sql";
import type { DrawerDayRef, DrawerOutside, DrawerRef } from "./drawer";
import type { DayDocument, DayMovement, Taking } from "./drawer-report";

const TAKING = `
  t.id, t.method::text AS method, t.type, t.amount_minor AS "amountMinor", t.tip_minor AS "tipMinor",
  t.taken_by AS "takenBy", coalesce(u.name, k.name) AS "takerName", t.taken_at AS "takenAt", coalesce(t.order_id, p.bill_id) AS "subjectId",
  CASE WHEN t.order_id IS NOT NULL THEN o.channel::text WHEN t.bill_payment_id IS NOT NULL THEN 'bill'
       WHEN t.reservation_id IS NOT NULL THEN 'deposit' ELSE 'gift_card' END AS channel,
  coalesce(t.drawer_day_id = $2, false) AS "inDay"`;
const TAKINGS = `
  till_payment t
  LEFT JOIN orders o ON o.tenant_id = t.tenant_id AND o.id = t.order_id
  LEFT JOIN bill_payment p ON p.tenant_id = t.tenant_id AND p.id = t.bill_payment_id
  LEFT JOIN users u ON u.id = t.taken_by
  LEFT JOIN api_key k ON k.id = t.taken_by`;

/** What was taken in a day, and what else was ever taken of the orders and bills of these documents. */
export async function listTakings(
  db: Sql,
  { tenantId, dayId, documents }: DrawerDayRef & { documents: readonly DayDocument[] },
): Promise<Taking[]> {
  const subjectIds = [...new Set(documents.map(({ subjectId }) => subjectId))];
  return db.query<Taking>(
    `SELECT ${TAKING} FROM ${TAKINGS} WHERE t.tenant_id = $1 AND t.drawer_day_id = $2
     UNION ALL
     SELECT ${TAKING} FROM ${TAKINGS}
      WHERE t.tenant_id = $1 AND t.drawer_day_id IS DISTINCT FROM $2 AND t.order_id = ANY ($3)
     UNION ALL
     SELECT ${TAKING} FROM bill_payment own JOIN ${TAKINGS} ON t.bill_payment_id = own.id
      WHERE own.tenant_id = $1 AND own.bill_id = ANY ($3) AND t.tenant_id = $1 AND t.drawer_day_id IS DISTINCT FROM $2`,
    [tenantId, dayId, subjectIds],
  );
}

/**
 * The drawer into whose day the latest taking of the order or bill of the document `r` went, until it was issued. Each
 * table names the restaurant $1: Citus does not find out by itself that a subquery stays in one.
 */
const HOME = `(
  SELECT y.drawer_id
    FROM (SELECT t.drawer_day_id, t.taken_at, t.id FROM till_payment t
           WHERE t.tenant_id = $1 AND t.order_id = r.order_id
          UNION ALL
          SELECT t.drawer_day_id, t.taken_at, t.id
            FROM bill_payment p JOIN till_payment t ON t.tenant_id = $1 AND t.bill_payment_id = p.id
           WHERE p.tenant_id = $1 AND p.bill_id = r.bill_id) taken
    JOIN drawer_day y ON y.tenant_id = $1 AND y.id = taken.drawer_day_id
   WHERE taken.taken_at <= r.issued_at
   ORDER BY taken.taken_at DESC, taken.id DESC LIMIT 1)`;

/**
 * The receipts and corrections that an open day has in it: issued since the drawer was closed last, in no other day, and
 * of orders and bills whose latest taking went into this drawer. An hour more than that, because a receipt is dated when
 * its transaction begins.
 */
export async function listOpenReceiptIds(
  db: Sql,
  { tenantId, drawerId, dayId }: DrawerRef & DrawerDayRef,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `SELECT r.id FROM receipt r
      WHERE r.tenant_id = $1
        AND r.issued_at >= (
          SELECT least(y.opened_at,
                   (SELECT b.closed_at FROM drawer d
                      JOIN drawer_day b ON b.tenant_id = d.tenant_id AND b.drawer_id = d.id AND b.z_number = d.z_number
                     WHERE d.tenant_id = $1 AND d.id = $2),
                   (SELECT min(t.taken_at) FROM till_payment t WHERE t.tenant_id = $1 AND t.drawer_day_id = $3))
                 - interval '1 hour'
            FROM drawer_day y WHERE y.tenant_id = $1 AND y.id = $3)
        AND NOT EXISTS (SELECT FROM drawer_day_receipt b WHERE b.tenant_id = $1 AND b.receipt_id = r.id)
        AND ${HOME} = $2
      ORDER BY r.id`,
    [tenantId, drawerId, dayId],
  );
  return rows.map(({ id }) => id);
}

/**
 * What of the receipt `r` was paid neither in cash nor by an external method. A receipt of an order says so itself. A bill
 * that was refunded in part before it was closed was paid again, so its receipt lists more than it is about.
 */
const PAID_OTHERWISE = `
  CASE WHEN r.kind <> 'receipt' THEN 0
       WHEN r.order_id IS NOT NULL THEN (
         SELECT coalesce(sum((part ->> 'amountMinor')::bigint), 0)
           FROM jsonb_array_elements(r.sale -> 'payments') part WHERE part ->> 'method' NOT IN ('cash', 'external'))
       ELSE (
         SELECT coalesce(sum(p.amount_minor + p.tip_minor - (
                  SELECT coalesce(sum(f.amount_minor), 0)
                    FROM payment c JOIN refund f ON f.tenant_id = $1 AND f.payment_id = c.id
                   WHERE c.tenant_id = $1 AND c.bill_payment_id = p.id AND f.status = 'succeeded'
                     AND f.settled_at <= r.issued_at)), 0)
           FROM bill_payment p
          WHERE p.tenant_id = $1 AND p.bill_id = r.bill_id AND p.status IN ('paid', 'refunded')
            AND p.method::text NOT IN ('cash', 'external') AND p.settled_at <= r.issued_at)
  END::int`;

/** All receipts and corrections of the orders and bills that a day has takings or these documents of. */
export async function listDocuments(
  db: Sql,
  { tenantId, dayId, receiptIds }: DrawerDayRef & { receiptIds: readonly string[] },
): Promise<DayDocument[]> {
  const rows = await db.query<Omit<DayDocument, "inDay">>(
    `WITH subject AS (
       SELECT order_id, bill_id FROM receipt WHERE tenant_id = $1 AND id = ANY ($3)
       UNION
       SELECT t.order_id, p.bill_id FROM till_payment t
         LEFT JOIN bill_payment p ON p.tenant_id = t.tenant_id AND p.id = t.bill_payment_id
        WHERE t.tenant_id = $1 AND t.drawer_day_id = $2),
     issued AS (
       SELECT r.* FROM receipt r JOIN subject s ON s.order_id = r.order_id WHERE r.tenant_id = $1
       UNION ALL
       SELECT r.* FROM receipt r JOIN subject s ON s.bill_id = r.bill_id WHERE r.tenant_id = $1)
     SELECT r.id, r.kind::text AS kind, r.number, coalesce(r.order_id, r.bill_id) AS "subjectId",
            r.gross_minor AS "grossMinor", r.tip_minor AS "tipMinor", r.tax_lines AS "taxLines",
            r.sale ->> 'cause' AS cause, f.purse::text AS purse, r.issued_at AS "issuedAt",
            ${PAID_OTHERWISE} AS "paidOtherwiseMinor"
       FROM issued r LEFT JOIN refund f ON f.tenant_id = r.tenant_id AND f.id = r.refund_id`,
    [tenantId, dayId, receiptIds],
  );
  const own = new Set(receiptIds);
  return rows.map((row) => ({ ...row, inDay: own.has(row.id) }));
}

/** The cash that was put into a day's drawer and taken out of it, in order. */
export function listMovements(db: Sql, { tenantId, dayId }: DrawerDayRef): Promise<DayMovement[]> {
  return db.query<DayMovement>(
    `SELECT m.direction::text AS direction, m.amount_minor AS "amountMinor", m.reason, coalesce(u.name, k.name) AS by, m.at
       FROM drawer_movement m LEFT JOIN users u ON u.id = m.actor_id LEFT JOIN api_key k ON k.id = m.actor_id
      WHERE m.tenant_id = $1 AND m.day_id = $2 ORDER BY m.at, m.id`,
    [tenantId, dayId],
  );
}

/**
 * Whether a taking `t` of no day belongs to a drawer: of its members, or for the main one, even before there is one, of
 * all others.
 */
const ofDrawer = (drawerId: string, isMain: string) => `
  CASE WHEN ${isMain} THEN NOT EXISTS (SELECT FROM drawer_member m WHERE m.tenant_id = $1 AND m.user_id = t.taken_by)
       ELSE EXISTS (SELECT FROM drawer_member m
                     WHERE m.tenant_id = $1 AND m.drawer_id = ${drawerId} AND m.user_id = t.taken_by) END`;

/** Gives a locked drawer's new day what was taken from `since` on while none was open. */
export async function gatherTakings(
  tx: SqlTx,
  input: DrawerRef & DrawerDayRef & { isMain: boolean; since: Date },
): Promise<void> {
  const { tenantId, drawerId, dayId, isMain, since } = input;
  await tx.execute(
    `UPDATE till_payment t SET drawer_day_id = $3
      WHERE t.tenant_id = $1 AND t.drawer_day_id IS NULL AND t.taken_at >= $4::timestamptz
        AND ${ofDrawer("$2", "$5::boolean")}`,
    [tenantId, drawerId, dayId, since, isMain],
  );
}

/** What was taken for each of these drawers, from when on, while none of its days was open. */
export async function sumOutside(
  db: Sql,
  {
    tenantId,
    drawers,
  }: { tenantId: TenantId; drawers: readonly { id: string; isMain: boolean; since: Date }[] },
): Promise<Map<string, DrawerOutside>> {
  if (drawers.length === 0) return new Map();
  const rows = await db.query<DrawerOutside & { drawerId: string }>(
    `SELECT s.drawer_id AS "drawerId", s.since, count(t.id)::int AS count,
            coalesce(sum(t.amount_minor) FILTER (WHERE t.method = 'cash'), 0)::int AS "cashMinor",
            coalesce(sum(t.amount_minor) FILTER (WHERE t.method <> 'cash'), 0)::int AS "externalMinor"
       FROM unnest($2::text[], $3::boolean[], $4::timestamptz[]) s(drawer_id, is_main, since)
       LEFT JOIN till_payment t ON t.tenant_id = $1 AND t.drawer_day_id IS NULL AND t.taken_at >= s.since
        AND ${ofDrawer("s.drawer_id", "s.is_main")}
      GROUP BY s.drawer_id, s.since`,
    [
      tenantId,
      drawers.map(({ id }) => id),
      drawers.map(({ isMain }) => isMain),
      drawers.map(({ since }) => since),
    ],
  );
  return new Map(rows.map(({ drawerId, ...outside }) => [drawerId, outside]));
}
