import type { TenantId } from "@/lib/core/ids/tenant-id";
import { readPageCursor, writePageCursor } from "@/lib/core/paging/page-cursor";
import { dayRange } from "@/lib/core/time/zone";
import type { App } from "@/lib/payments/app";
import type { Db } from "@/lib/platform/db/db";
import { onReplica } from "@/lib/platform/db/replica";
import { readUpdatedThrough } from "@/lib/platform/db/updated-through";
import { getOrderingRestaurant } from "@/lib/service/orders/order-store";
import { findOrders } from "./order-find-store";
import type { OrderListQuery } from "./order-list-contract";
import { operatorOrderView } from "./order-view";

/** Neither the board nor the first page of the history asks for these. */
const isPast = ({ from, to, search, number, email, phone, cursor }: OrderListQuery) =>
  [from, to, search, number, email, phone, cursor].some((value) => value !== undefined);

/**
 * One page of a restaurant's orders, newest first; `from` and `to` are whole days in its zone, both included. What looks
 * into the past may be read on a replica (ADR 096).
 */
export async function listOrders(
  app: App,
  { tenantId, timeZone, query }: { tenantId: TenantId; timeZone: string; query: OrderListQuery },
) {
  const {
    status,
    paymentStatus,
    refunds,
    number,
    email,
    phone,
    channel,
    from,
    to,
    search,
    updatedSince,
    cursor,
    limit,
  } = query;
  const filter = {
    tenantId,
    status,
    paymentStatus,
    refunds,
    number,
    email,
    phone,
    channel,
    search,
    start: from === undefined ? undefined : dayRange(from, timeZone).start,
    end: to === undefined ? undefined : dayRange(to, timeZone).end,
    updatedSince: updatedSince === undefined ? undefined : new Date(updatedSince),
    after: cursor === undefined ? undefined : (readPageCursor(cursor, "ord") ?? undefined),
    limit: limit + 1,
  };
  // Before the rows are read.
  const through = updatedSince === undefined ? {} : { updatedThrough: await readUpdatedThrough(app.db.sql) };
  const read = (db: Db) => findOrders(db, filter);
  const [rows, restaurant] = await Promise.all([
    updatedSince === undefined && isPast(query) ? onReplica(app.db, read) : read(app.db),
    getOrderingRestaurant(app.db.prisma, { tenantId }),
  ]);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    orders: page.map((order) => operatorOrderView(order, restaurant)),
    nextCursor: last ? writePageCursor({ at: last.createdAt, id: last.id }) : null,
    ...through,
  };
}
