import type { PageCursor } from "@/lib/core/paging/page-cursor";
import type { EscrowStatus } from "@/lib/payments/escrow/escrow-status";
import type { Db } from "@/lib/platform/db/db";
import { EACH_TENANT, withoutTwins } from "@/lib/platform/db/each-tenant-sql";
import { isUnseen } from "@/lib/service/orders/life/unseen-sql";
import type { OrderStatus, PaymentStatus } from "@/lib/service/orders/order-status";
import type { OrderSearch } from "./order-search";
import { HAS_PLATFORM_MONEY, WAITS_FOR_REVIEW } from "./platform-money-sql";

export type NewestOrdersFilter = {
  /** Its money waits for a super-admin because it was prepared too fast. */
  flagged?: boolean;
  /** Only orders of which the platform holds or held money. */
  withMoney?: boolean;
  /** Nobody has seen it for longer than its restaurant allows at this moment. */
  unseenAt?: Date;
  status?: OrderStatus;
  paymentStatus?: PaymentStatus;
  escrowStatus?: EscrowStatus;
  /** Slug or short id. */
  tenantRef?: string;
  /** First and last day, YYYY-MM-DD, both included, each in the restaurant's zone. */
  from?: string;
  to?: string;
  search?: OrderSearch;
  after: PageCursor | null;
  limit: number;
};

const NEWEST_FIRST = "ORDER BY o.created_at DESC, o.id DESC LIMIT $1";

/**
 * Keys of the orders of all restaurants, newest first, from behind the cursor. Those that wait for a super-admin have an
 * index of their own; of the others each restaurant's newest are read by its index and then merged, so that a new order
 * pays for no index across all.
 */
export async function findNewestOrderKeys(
  db: Db,
  filter: NewestOrdersFilter,
): Promise<{ tenantId: string; id: string }[]> {
  const {
    flagged,
    withMoney,
    unseenAt,
    status,
    paymentStatus,
    escrowStatus,
    tenantRef,
    from,
    to,
    after,
    limit,
  } = filter;
  const values: unknown[] = [limit];
  const given = (value: unknown) => `$${values.push(value)}`;
  // Asked for by itself: within what is looked up for each restaurant a cluster knows no column of `tenant` outside of it.
  const ofRestaurant = (column: string) =>
    flagged ? `t.${column}` : `(SELECT ${column} FROM tenant WHERE tenant.id = each.tenant_id)`;
  const midnight = (day: string, plus = 0) =>
    `(${given(day)}::date + ${plus})::timestamp AT TIME ZONE ${ofRestaurant("time_zone")}`;
  const orders = [
    flagged === undefined ? "true" : flagged ? WAITS_FOR_REVIEW : `NOT (${WAITS_FOR_REVIEW})`,
    withMoney ? HAS_PLATFORM_MONEY : "true",
    unseenAt ? isUnseen(given(unseenAt), ofRestaurant("unseen_minutes")) : "true",
    status ? `o.status = ${given(status)}::order_status` : "true",
    paymentStatus ? `o.payment_status = ${given(paymentStatus)}::payment_status` : "true",
    escrowStatus ? `o.escrow_status = ${given(escrowStatus)}::escrow_status` : "true",
    from ? `o.created_at >= ${midnight(from)}` : "true",
    to ? `o.created_at < ${midnight(to, 1)}` : "true",
    filter.search ? isFound(filter.search, given) : "true",
    after ? `(o.created_at, o.id) < (${given(after.at)}::timestamptz, ${given(after.id)}::text)` : "true",
  ].join(" AND ");
  const tenants = `${withoutTwins("t.id")} AND ${tenantRef === undefined ? "true" : `${given(tenantRef)} IN (t.id, t.slug)`}`;
  const text = flagged
    ? `SELECT o.tenant_id, o.id FROM orders o JOIN tenant t ON t.id = o.tenant_id
        WHERE ${orders} AND ${tenants} ${NEWEST_FIRST}`
    : `SELECT o.tenant_id, o.id FROM ${EACH_TENANT} JOIN tenant t ON t.id = each.tenant_id
        CROSS JOIN LATERAL (SELECT o.tenant_id, o.id, o.created_at FROM orders o
                             WHERE o.tenant_id = each.tenant_id AND ${orders} ${NEWEST_FIRST}) o
        WHERE ${tenants} ${NEWEST_FIRST}`;
  const { rows } = await db.pool.query<{ tenant_id: string; id: string }>(text, values);
  return rows.map(({ tenant_id, id }) => ({ tenantId: tenant_id, id }));
}

function isFound(search: OrderSearch, given: (value: unknown) => string): string {
  switch (search.by) {
    case "number":
      return `o.number = ${given(search.number)}::int`;
    case "email":
      return `o.customer_email = ${given(search.email)}`;
    case "order":
      return `o.id = ${given(search.orderId)}`;
    case "intent":
      return `o.id = (SELECT order_id FROM payment WHERE intent_id = ${given(search.intentId)})`;
  }
}
