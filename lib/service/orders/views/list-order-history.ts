import { readPageCursor, writePageCursor } from "@/lib/core/paging/page-cursor";
import type { App } from "@/lib/payments/app";
import type { OrderPageQuery } from "./order-search-contract";
import { type FoundOrder, listOrdersOf, type OrdererFilter } from "./order-search-store";
import { publicOrderView } from "./order-view";

/** An order in its diner's history. */
export function historyView(order: FoundOrder) {
  const { slug, name } = order.tenant;
  return { ...publicOrderView(order, order.tenant), restaurant: { slug, name } };
}

/** One page of the orders of an account, newest first. */
export async function listOrderHistory(
  app: App,
  { orderer, query }: { orderer: OrdererFilter; query: OrderPageQuery },
) {
  const { cursor, limit } = query;
  const after = cursor === undefined ? null : readPageCursor(cursor, "ord");
  const rows = await listOrdersOf(app.db, { orderer, after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    orders: page.map(historyView),
    nextCursor: last ? writePageCursor({ at: last.createdAt, id: last.id }) : null,
  };
}
