import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db } from "@/lib/platform/db/db";
import type { KitchenTime } from "@/lib/service/orders/life/kitchen-delay";
import type { OrderStatus } from "@/lib/service/orders/order-status";

/** So many orders say how fast the kitchen is, however many there are. */
const MOST_TIMES = 200;

type OrderFigures = {
  orders: number;
  takingsMinor: number;
  open: Record<OrderStatus, number>;
  /** The orders that were ready since `readySince`, and those in the kitchen. */
  kitchen: KitchenTime[];
};

/** What counts among the orders of a day, and what was taken for it: a tip is the staff's. */
const IS_TAKEN = "(payment_method IN ('cash', 'external') OR payment_status = 'paid')";
const COUNTS = `status NOT IN ('canceled', 'rejected') AND NOT is_test AND ${IS_TAKEN}`;
const TAKINGS = "coalesce(sum(total_minor::bigint + gift_card_minor - tip_minor), 0)::float8";
const IS_OPEN = "status IN ('pending', 'accepted', 'preparing', 'ready')";

type Row = {
  orders: number;
  takings_minor: number;
  open: Partial<Record<OrderStatus, number>>;
  kitchen: { type: KitchenTime["type"]; promised: number; ready: number | null }[];
};

/** Number and value of one day's orders, how many still need work, and the kitchen's times. One round trip. */
export async function getOrderFigures(
  db: Db,
  input: {
    tenantId: TenantId;
    start: Date;
    end: Date;
    kitchen: { placedSince: Date; readySince: Date };
  },
): Promise<OrderFigures> {
  const { tenantId, start, end, kitchen } = input;
  const { rows } = await db.pool.query<Row>({
    name: "order-figures",
    text: `SELECT day.orders, day.takings_minor, open.counts AS open, times.list AS kitchen
             FROM (SELECT count(*)::int AS orders, ${TAKINGS} AS takings_minor
                     FROM orders
                    WHERE tenant_id = $1 AND created_at >= $2 AND created_at < $3 AND ${COUNTS}) day,
                  (SELECT coalesce(jsonb_object_agg(status, count), '{}') AS counts
                     FROM (SELECT status, count(*)::int FROM orders
                            WHERE tenant_id = $1 AND ${IS_OPEN} AND ${IS_TAKEN}
                            GROUP BY status) s) open,
                  (SELECT coalesce(jsonb_agg(t), '[]') AS list
                     FROM (SELECT type, extract(epoch FROM promised_at) * 1000 AS promised,
                                  extract(epoch FROM ready_at) * 1000 AS ready
                             FROM orders
                            WHERE tenant_id = $1 AND created_at >= $4 AND NOT is_test
                              AND (status IN ('accepted', 'preparing')
                                   OR status IN ('ready', 'delivered') AND ready_at > $5)
                            ORDER BY coalesce(ready_at, promised_at) DESC LIMIT ${MOST_TIMES}) t) times`,
    values: [tenantId, start, end, kitchen.placedSince, kitchen.readySince],
  });
  const row = rows[0];
  const none = { pending: 0, accepted: 0, preparing: 0, ready: 0, delivered: 0, rejected: 0, canceled: 0 };
  return {
    orders: row?.orders ?? 0,
    takingsMinor: row?.takings_minor ?? 0,
    open: { ...none, ...row?.open },
    kitchen: (row?.kitchen ?? []).map(({ type, promised, ready }) => ({
      type,
      promisedAt: new Date(promised),
      readyAt: ready === null ? null : new Date(ready),
    })),
  };
}

/** A restaurant's day, in its own zone. */
export type RestaurantDay = { tenantId: TenantId; start: Date; end: Date };
export type DayFigures = { orders: number; takingsMinor: number; open: number };

/** As getOrderFigures, of one day at each of several restaurants, without the kitchen's times. One round trip. */
export async function listDayFigures(
  db: Db,
  days: readonly RestaurantDay[],
): Promise<Map<TenantId, DayFigures>> {
  const rows = await db.sql.query<DayFigures & { tenantId: TenantId }>(
    {
      name: "order-figures-of-days",
      text: `WITH day AS (
               SELECT * FROM unnest($1::text[], $2::timestamptz[], $3::timestamptz[]) AS day (tenant_id, since, until))
             SELECT tenant_id AS "tenantId", sum(orders)::int AS orders, sum(takings)::float8 AS "takingsMinor",
                    sum(open)::int AS open
               FROM (SELECT o.tenant_id, count(*) AS orders, ${TAKINGS} AS takings, 0 AS open
                       FROM day JOIN orders o ON o.tenant_id = day.tenant_id AND created_at >= since AND created_at < until
                      WHERE ${COUNTS} GROUP BY o.tenant_id
                     UNION ALL
                     SELECT o.tenant_id, 0, 0, count(*)
                       FROM day JOIN orders o ON o.tenant_id = day.tenant_id AND ${IS_OPEN}
                      WHERE ${IS_TAKEN} GROUP BY o.tenant_id) part
              GROUP BY tenant_id`,
    },
    [days.map(({ tenantId }) => tenantId), days.map(({ start }) => start), days.map(({ end }) => end)],
  );
  return new Map(rows.map(({ tenantId, ...figures }) => [tenantId, figures]));
}
