import type { TenantId } from "@/lib/core/ids/tenant-id";
import { readPageCursor, writePageCursor } from "@/lib/core/paging/page-cursor";
import { dayRange } from "@/lib/core/time/zone";
import type { App } from "@/lib/payments/app";
import { getOrderingRestaurant, listOrders as listOrderRows } from "@/lib/service/orders/order-store";
import type { OrderListQuery } from "./order-list-contract";
import { operatorOrderView } from "./order-view";

/** One page of a restaurant's orders, newest first; `from` and `to` are whole days in its zone, both included. */
export async function listOrders(
  app: App,
  { tenantId, timeZone, query }: { tenantId: TenantId; timeZone: string; query: OrderListQuery },
) {
  const { status, paymentStatus, refunds, from, to, search, cursor, limit } = query;
  const [rows, restaurant] = await Promise.all([
    listOrderRows(app.db, {
      tenantId,
      status,
      paymentStatus,
      refunds,
      search,
      start: from === undefined ? undefined : dayRange(from, timeZone).start,
      end: to === undefined ? undefined : dayRange(to, timeZone).end,
      after: cursor === undefined ? undefined : (readPageCursor(cursor, "ord") ?? undefined),
      limit: limit + 1,
    }),
    getOrderingRestaurant(app.db.prisma, { tenantId }),
  ]);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    orders: page.map((order) => operatorOrderView(order, restaurant)),
    nextCursor: last ? writePageCursor({ at: last.createdAt, id: last.id }) : null,
  };
}
