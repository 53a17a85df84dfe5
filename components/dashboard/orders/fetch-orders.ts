import { type ApiResult, apiCall } from "@/components/data/api-call";
import { mergeOrders } from "./board-columns";
import { BOARD_COLUMNS, type BoardOrder } from "./board-order";

export interface OrderPage {
  orders: BoardOrder[];
  nextCursor: string | null;
}

const MAX_PAGES = 10;

/** All orders of a query, page after page. */
async function fetchAll(ordersUrl: string, query: Record<string, string>): Promise<ApiResult<BoardOrder[]>> {
  const orders: BoardOrder[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const search: URLSearchParams = new URLSearchParams({ ...query, ...(cursor ? { cursor } : {}) });
    const result: ApiResult<OrderPage> = await apiCall("GET", `${ordersUrl}?${search}`);
    if (!result.ok) return result;
    orders.push(...result.data.orders);
    cursor = result.data.nextCursor;
    if (cursor === null) break;
  }
  return { ok: true, data: orders };
}

function allOrFailure(results: readonly ApiResult<BoardOrder[]>[]): ApiResult<BoardOrder[]> {
  const lists: BoardOrder[][] = [];
  for (const result of results) {
    if (!result.ok) return result;
    lists.push(result.data);
  }
  return { ok: true, data: mergeOrders(lists) };
}

/** Every order that someone still has to do something for. */
export async function fetchOpenOrders(ordersUrl: string): Promise<ApiResult<BoardOrder[]>> {
  return allOrFailure(await Promise.all(BOARD_COLUMNS.map((status) => fetchAll(ordersUrl, { status }))));
}

/** The orders of a day, YYYY-MM-DD in the restaurant's zone, that are over, newest first. */
export async function fetchDoneOrders(ordersUrl: string, day: string): Promise<ApiResult<BoardOrder[]>> {
  const over = ["delivered", "rejected", "canceled"];
  const result = allOrFailure(
    await Promise.all(over.map((status) => fetchAll(ordersUrl, { status, from: day, to: day }))),
  );
  if (!result.ok) return result;
  return { ok: true, data: result.data.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)) };
}
