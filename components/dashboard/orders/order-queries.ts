import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { allPages } from "@/components/data/all-pages";
import { api, dataOf } from "@/components/data/api";
import { LIVE_QUERY } from "@/components/data/query-client";
import { addDays, localDate } from "@/lib/core/time/zone";
import { doneAt, mergeOrders } from "./board-columns";
import { BOARD_COLUMNS, type BoardOrder } from "./board-order";
import { type OrderFilters, type OrderListFilter, orderListFilter } from "./order-filters";

const MAX_PAGES = 10;
const PAGE_SIZE = 50;
/** What changes without an order, such as a pause set on another device, is at most this old. */
const READ_AGAIN_MS = 10_000;
const WHILE_CHOOSING_MS = 60_000;
const OVER = ["delivered", "rejected", "canceled"] as const;

function readPage(
  tenantId: string,
  query: OrderListFilter & { cursor?: string | undefined; limit?: number },
) {
  return dataOf(api.GET("/api/tenant/{tenantId}/orders", { params: { path: { tenantId }, query } }));
}

function readAll(tenantId: string, query: OrderListFilter): Promise<BoardOrder[]> {
  return allPages(
    (cursor) => readPage(tenantId, { ...query, cursor }),
    ({ orders }) => orders,
    MAX_PAGES,
  );
}

/** All that is read of a restaurant's orders is below this key. */
export const ordersKey = (tenantId: string) => ["tenant", tenantId, "orders"] as const;

/** The printers, whose state the board shows; a change of it is an event of the stream. */
export const printersOfBoard = (tenantId: string) =>
  queryOptions({
    queryKey: [...ordersKey(tenantId), "printers"],
    queryFn: () =>
      dataOf(api.GET("/api/tenant/{tenantId}/printers", { params: { path: { tenantId } } })).then(
        ({ printers }) => printers,
      ),
    refetchInterval: READ_AGAIN_MS,
  });

/** Every order that someone still has to do something for. */
export const openOrders = (tenantId: string) =>
  queryOptions({
    queryKey: [...ordersKey(tenantId), "open"],
    queryFn: async () =>
      mergeOrders(await Promise.all(BOARD_COLUMNS.map((status) => readAll(tenantId, { status })))),
    // That another board has seen an order is not an event of the stream.
    refetchInterval: ({ state }) =>
      state.data?.some(({ status, seenAt }) => status === "pending" && seenAt === null)
        ? READ_AGAIN_MS
        : false,
    ...LIVE_QUERY,
  });

/**
 * The orders that were over on a day, YYYY-MM-DD in the restaurant's zone, the last one first. They were placed on that
 * day, or the evening before.
 */
export const doneOrders = (tenantId: string, day: string, timeZone: string) =>
  queryOptions({
    queryKey: [...ordersKey(tenantId), "done", day],
    queryFn: async () => {
      const lists = OVER.map((status) => readAll(tenantId, { status, from: addDays(day, -1), to: day }));
      return mergeOrders(await Promise.all(lists))
        .filter((order) => localDate(new Date(doneAt(order)), timeZone) === day)
        .toSorted((a, b) => doneAt(b).localeCompare(doneAt(a)));
    },
    ...LIVE_QUERY,
  });

/** Today's count, takings and pause. */
export const ordersToday = (tenantId: string) =>
  queryOptions({
    queryKey: [...ordersKey(tenantId), "today"],
    queryFn: () =>
      dataOf(api.GET("/api/tenant/{tenantId}/orders/summary", { params: { path: { tenantId } } })),
    refetchInterval: READ_AGAIN_MS,
    ...LIVE_QUERY,
  });

/** The orders that match the filters, newest first, page after page. */
export const orderHistory = (tenantId: string, filters: OrderFilters) =>
  infiniteQueryOptions({
    queryKey: [...ordersKey(tenantId), "history", filters],
    queryFn: ({ pageParam }) =>
      readPage(tenantId, { ...orderListFilter(filters), cursor: pageParam, limit: PAGE_SIZE }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ orders }) => orders),
  });

/** One order by its id. */
export const oneOrder = (tenantId: string, orderId: string) =>
  queryOptions({
    queryKey: [...ordersKey(tenantId), "one", orderId],
    queryFn: () => {
      const params = { path: { tenantId, orderId } };
      return dataOf(api.GET("/api/tenant/{tenantId}/orders/{orderId}", { params }));
    },
  });

/** The dishes that can come instead of an order's: read once for all its lines, and not with every order that moves. */
export const orderReplacements = (tenantId: string, orderId: string) =>
  queryOptions({
    queryKey: ["tenant", tenantId, "replacements", orderId],
    queryFn: () => {
      const params = { path: { tenantId, orderId } };
      return dataOf(api.GET("/api/tenant/{tenantId}/orders/{orderId}/replacements", { params }));
    },
    staleTime: WHILE_CHOOSING_MS,
  });

/** Everything that guests cannot have now. */
export const switchedOff = (tenantId: string) =>
  queryOptions({
    queryKey: ["tenant", tenantId, "switched-off"],
    queryFn: () => dataOf(api.GET("/api/tenant/{tenantId}/switched-off", { params: { path: { tenantId } } })),
    refetchInterval: 30_000,
  });
