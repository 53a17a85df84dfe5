import { dataOf, everyPage } from "bazar-client";
import { check, checkEqual } from "../../shared/check.js";
import type { Money } from "../../shared/money.js";
import type { Order, Restaurant } from "./bazar.js";
import type { TillBook } from "./till-book.js";

export interface DayCheck {
  readonly orders: number;
  readonly ours: number;
  readonly sum: number;
}

/** Everything that was placed while the till was open, against its own book: nothing lost, nothing doubled. */
export async function checkDay(
  restaurant: Restaurant,
  money: Money,
  book: TillBook,
  day: { openedAt: string; closedAt: string },
): Promise<DayCheck> {
  const isOfDay = (at: string) => at > day.openedAt && at <= day.closedAt;
  const listed = await ordersSince(restaurant, day.openedAt);
  const orders = listed.filter(({ createdAt }) => isOfDay(createdAt));
  const ids = new Set(orders.map(({ id }) => id));
  checkEqual(ids.size, orders.length, "How many orders the list has once");
  let sum = 0;
  for (const order of orders) {
    const record = book.get(order.id);
    check(record !== null, `Order ${order.orderNumber} is not in the till's book.`);
    checkEqual(record.total, money.toMinor(order.total), `The till's total of order ${order.orderNumber}`);
    const lines = record.lines.reduce((total, { lineTotal }) => total + lineTotal, 0);
    checkEqual(
      lines,
      money.toMinor(order.subtotal),
      `The sum of the till's lines of order ${order.orderNumber}`,
    );
    if (record.isOurs)
      checkEqual(record.status, order.status, `The till's status of order ${order.orderNumber}`);
    sum += record.total;
  }
  const records = book.all().filter(({ placedAt }) => isOfDay(placedAt));
  for (const { orderId } of records)
    check(
      ids.has(orderId) || listed.some(({ id }) => id === orderId),
      `Order ${orderId} is in the till's book and not on the platform.`,
    );
  const receipts = orders.flatMap(({ externalReference, channel }) =>
    externalReference === null ? [] : [`${channel} ${externalReference}`],
  );
  checkEqual(new Set(receipts).size, receipts.length, "How many references are there once");
  return { orders: orders.length, ours: records.filter(({ isOurs }) => isOurs).length, sum };
}

/** By `updatedSince` and not by the day: a till that is open past midnight has orders of two. */
async function ordersSince({ bazar, path }: Restaurant, updatedSince: string): Promise<Order[]> {
  const orders = new Map<string, Order>();
  for await (const page of everyPage((cursor) =>
    dataOf(
      bazar.GET("/api/tenant/{tenantId}/orders", {
        params: { path, query: { limit: 100, cursor, updatedSince } },
      }),
    ),
  ))
    for (const order of page.orders) orders.set(order.id, order);
  return [...orders.values()];
}
