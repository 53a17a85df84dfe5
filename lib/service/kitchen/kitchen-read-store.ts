import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Sql } from "@/lib/platform/db/sql";
import { kitchenOptions } from "@/lib/service/printers/kitchen-options";
import type { StationRule } from "@/lib/service/printers/station-plan";
import type { KitchenAges, KitchenLine, KitchenSubject, StationState } from "./kitchen-ticket";

/** So much is read at most, whatever the restaurant has left open. */
const MOST_OPEN = 200;
const MOST_READY = 60;
const MOST_ENDED = 20;
/** What is older was forgotten by everybody. */
const OLDEST_HOURS = 24;
/** So long the kitchen sees that an order was canceled, and what a table still waits for that has paid. */
const ENDED_MINUTES = 10;
const PAID_MINUTES = 60;

type Row = Omit<KitchenSubject, "lines" | "fired" | "orderId" | "billId"> & {
  currency: string;
  fired: KitchenSubject["fired"] | null;
  lines: LineRow[] | null;
};
type LineRow = Omit<KitchenLine, "halves" | "options" | "optionLabels" | "allergens"> & {
  selectedOptions: Record<string, string[]>;
  halvedGroups: string[] | null;
  allergens: string[] | null;
};

const ORDER_ROWS = `
  SELECT o.id AS "subjectId", 0 AS round, o.number::text AS label,
         CASE WHEN o.eat_in OR o.table_name IS NOT NULL THEN 'dine_in' ELSE o.type::text END AS service,
         o.customer_name AS "guestName", o.table_name AS "tableName",
         greatest(o.accepted_at, o.kitchen_at) AS since, coalesce(o.scheduled_for, o.promised_at) AS "dueAt",
         o.notes AS note, o.is_test AS "isTest", o.status::text AS status, o.currency,
         c.rushed_at AS "rushedAt", c.fired,
         (SELECT jsonb_agg(jsonb_build_object(
                   'key', i.position::text, 'productId', i.product_id, 'categoryId', p.category_id,
                   'quantity', i.quantity - i.restocked_quantity,
                   'name', coalesce(i.shown->>'kitchenName', i.product_name),
                   'selectedOptions', i.selected_options, 'halvedGroups', i.shown->'halvedGroups',
                   'allergens', i.shown->'allergens', 'note', i.note,
                   'course', NULL, 'guest', NULL, 'isVoided', false) ORDER BY i.position)
            FROM order_item i
            LEFT JOIN product p ON p.tenant_id = $1 AND p.id = i.product_id
           WHERE i.tenant_id = $1 AND i.order_id = o.id AND i.quantity > i.restocked_quantity) AS lines
    FROM due o
    LEFT JOIN kitchen_call c ON c.tenant_id = $1 AND c.subject_id = o.id AND c.round = 0`;

/** What the kitchen has: accepted orders whose time has come, those that are ready, and those that were just canceled. */
const OPEN_ORDERS = {
  name: "kitchen-orders",
  text: `
  WITH due AS (
    (SELECT * FROM orders WHERE tenant_id = $1 AND status IN ('accepted', 'preparing')
        AND (kitchen_at IS NULL OR kitchen_at <= $2::timestamptz)
        AND greatest(accepted_at, kitchen_at) > $2::timestamptz - interval '${OLDEST_HOURS} hours'
      ORDER BY greatest(accepted_at, kitchen_at), id LIMIT ${MOST_OPEN})
    UNION ALL
    (SELECT * FROM orders WHERE tenant_id = $1 AND status = 'ready'
        AND ready_at > $2::timestamptz - interval '${OLDEST_HOURS} hours'
      ORDER BY created_at DESC, id DESC LIMIT ${MOST_READY})
    UNION ALL
    (SELECT * FROM orders WHERE tenant_id = $1 AND status IN ('canceled', 'rejected') AND accepted_at IS NOT NULL
        AND ready_at IS NULL AND created_at > $2::timestamptz - interval '${OLDEST_HOURS} hours'
        AND coalesce(canceled_at, rejected_at) > $2::timestamptz - interval '${ENDED_MINUTES} minutes'
      ORDER BY created_at DESC, id DESC LIMIT ${MOST_ENDED}))
  ${ORDER_ROWS} ORDER BY since, o.id`,
};

const ONE_ORDER = {
  name: "kitchen-order",
  text: `
  WITH due AS (
    SELECT * FROM orders WHERE tenant_id = $1 AND id = $3 AND accepted_at IS NOT NULL
       AND (kitchen_at IS NULL OR kitchen_at <= $2::timestamptz))
  ${ORDER_ROWS}`,
};

const ROUND_ROWS = `
  SELECT b.id AS "subjectId", i.round, min(t.name) AS label, 'dine_in' AS service, NULL AS "guestName",
         min(t.name) AS "tableName", min(i.added_at) AS since, NULL::timestamptz AS "dueAt", NULL AS note,
         false AS "isTest", NULL AS status, min(b.currency) AS currency, min(c.rushed_at) AS "rushedAt",
         (jsonb_agg(c.fired))->0 AS fired,
         jsonb_agg(jsonb_build_object(
           'key', i.id, 'productId', i.product_id, 'categoryId', p.category_id, 'quantity', i.quantity,
           'name', i.product_name, 'selectedOptions', i.selected_options, 'halvedGroups', i.halved_groups,
           'allergens', NULL, 'note', NULL, 'course', i.course,
           'guest', CASE WHEN g.id IS NOT NULL THEN jsonb_build_object('number', g.number, 'name', g.name) END,
           'isVoided', i.voided_at IS NOT NULL) ORDER BY i.position) AS lines
    FROM seated b
    JOIN dining_table t ON t.tenant_id = $1 AND t.id = b.table_id
    JOIN bill_item i ON i.tenant_id = $1 AND i.bill_id = b.id
    LEFT JOIN product p ON p.tenant_id = $1 AND p.id = i.product_id
    LEFT JOIN bill_guest g ON g.tenant_id = $1 AND g.id = i.guest_id
    LEFT JOIN kitchen_call c ON c.tenant_id = $1 AND c.subject_id = b.id AND c.round = i.round`;

/** The rounds of open bills, and of those that were just paid. */
const OPEN_ROUNDS = {
  name: "kitchen-rounds",
  text: `
  WITH seated AS (
    (SELECT * FROM bill WHERE tenant_id = $1 AND status = 'open')
    UNION ALL
    (SELECT * FROM bill WHERE tenant_id = $1 AND closed_at > $2::timestamptz - interval '${PAID_MINUTES} minutes'))
  ${ROUND_ROWS}
   WHERE i.added_at > $2::timestamptz - interval '${OLDEST_HOURS} hours'
   GROUP BY b.id, i.round ORDER BY since DESC, b.id, i.round LIMIT ${MOST_OPEN}`,
};

const ONE_ROUND = {
  name: "kitchen-round",
  text: `
  WITH seated AS (SELECT * FROM bill WHERE tenant_id = $1 AND id = $3)
  ${ROUND_ROWS} WHERE $2::timestamptz IS NOT NULL AND i.round = $4::int GROUP BY b.id, i.round`,
};

/** Everything that the kitchen has, the longest waiting first. */
export async function listKitchenSubjects(
  sql: Sql,
  { tenantId, now }: { tenantId: TenantId; now: Date },
): Promise<KitchenSubject[]> {
  const [orders, rounds] = await Promise.all([
    sql.query<Row>(OPEN_ORDERS, [tenantId, now]),
    sql.query<Row>(OPEN_ROUNDS, [tenantId, now]),
  ]);
  const all = [
    ...orders.map((row) => subjectOf(row, "order")),
    ...rounds.map((row) => subjectOf(row, "bill")),
  ];
  return all.sort((a, b) => a.since.getTime() - b.since.getTime());
}

/** One order or round as the kitchen has it; null when it does not. */
export async function findKitchenSubject(
  sql: Sql,
  input: { tenantId: TenantId; subjectId: string; round: number; now: Date },
): Promise<KitchenSubject | null> {
  const { tenantId, subjectId, round, now } = input;
  const isOrder = round === 0;
  const rows = isOrder
    ? await sql.query<Row>(ONE_ORDER, [tenantId, now, subjectId])
    : await sql.query<Row>(ONE_ROUND, [tenantId, now, subjectId, round]);
  const [row] = rows;
  return row ? subjectOf(row, isOrder ? "order" : "bill") : null;
}

function subjectOf({ currency, fired, lines, ...row }: Row, kind: "order" | "bill"): KitchenSubject {
  return {
    ...row,
    orderId: kind === "order" ? row.subjectId : null,
    billId: kind === "bill" ? row.subjectId : null,
    fired: fired ?? {},
    lines: (lines ?? []).map(({ selectedOptions, halvedGroups, allergens, ...line }) => ({
      ...line,
      ...kitchenOptions(selectedOptions, halvedGroups ?? [], currency),
      allergens: allergens ?? [],
    })),
  };
}

/** The stations of the kitchen in their order. */
export function listKitchenStations(sql: Sql, { tenantId }: { tenantId: TenantId }): Promise<StationRule[]> {
  return sql.query<StationRule>(
    `SELECT id, name, category_ids AS "categoryIds", product_ids AS "productIds", option_labels AS "optionLabels"
       FROM station WHERE tenant_id = $1 ORDER BY position, name`,
    [tenantId],
  );
}

/** What the stations have done of these orders and bills. */
export function listStationStates(
  sql: Sql,
  { tenantId, subjectIds }: { tenantId: TenantId; subjectIds: readonly string[] },
): Promise<StationState[]> {
  return sql.query<StationState>(
    `SELECT subject_id AS "subjectId", round, station_id AS "stationId", made, started_at AS "startedAt",
            bumped_at AS "bumpedAt", recalled_at AS "recalledAt"
       FROM kitchen_ticket WHERE tenant_id = $1 AND subject_id = ANY ($2)`,
    [tenantId, subjectIds],
  );
}

/** Until a restaurant has said otherwise. */
const DEFAULT_AGES: KitchenAges = { soonMinutes: 8, lateMinutes: 15 };

/** From which ages on tickets change their color. */
export async function readKitchenAges(sql: Sql, { tenantId }: { tenantId: TenantId }): Promise<KitchenAges> {
  const [ages] = await sql.query<KitchenAges>(
    `SELECT soon_minutes AS "soonMinutes", late_minutes AS "lateMinutes" FROM kitchen_settings WHERE tenant_id = $1`,
    [tenantId],
  );
  return ages ?? DEFAULT_AGES;
}
