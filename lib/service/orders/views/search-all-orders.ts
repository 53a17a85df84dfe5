import { readPageCursor, writePageCursor } from "@/lib/core/paging/page-cursor";
import type { App } from "@/lib/payments/app";
import { readOrderSearch } from "./order-search";
import { foundOrder, type OrderSearchQuery } from "./order-search-contract";
import { searchOrders } from "./order-search-store";
import { operatorOrderView } from "./order-view";

/** One page of the orders of all restaurants, newest first, for the platform, without their guests. */
export async function searchAllOrders(app: App, query: OrderSearchQuery) {
  const { cursor, limit, tenantId, flagged, unseen, search: text, ...filter } = query;
  const search = text === undefined ? undefined : readOrderSearch(text);
  if (search === null) return { orders: [], nextCursor: null };
  const rows = await searchOrders(app.db, {
    ...filter,
    search,
    tenantRef: tenantId,
    flagged: flagged === "true" || undefined,
    unseenAt: unseen === "true" ? app.clock.now() : undefined,
    after: cursor === undefined ? null : readPageCursor(cursor, "ord"),
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const orders = page.map((order) => foundOrder(operatorOrderView(order, order.tenant), order.tenant));
  return { orders, nextCursor: last ? writePageCursor({ at: last.createdAt, id: last.id }) : null };
}
