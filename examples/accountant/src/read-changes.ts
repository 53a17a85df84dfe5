import { dataOf, everyPage } from "bazar-client";
import type { Restaurant, Schemas } from "./bazar.js";

/** What is there since a place, and where the next night begins. */
export interface Changes {
  readonly receipts: Schemas["Receipt"][];
  readonly transactions: Schemas["BalanceTransaction"][];
  readonly payouts: Map<string, Schemas["Payout"]>;
  readonly orders: Schemas["OperatorOrder"][];
  readonly bills: Schemas["Bill"][];
  readonly giftCards: Schemas["GiftCardList"]["giftCards"];
  readonly drawerDays: Schemas["DrawerDayWithReport"][];
  readonly next: { ordersSince: string; giftCardsSince: string; eventsCursor: string };
}

export interface Since {
  readonly day: string;
  readonly instant: string;
  readonly ordersSince: string;
  readonly giftCardsSince: string;
  readonly eventsCursor: string;
  /** Closed drawer days that are in the books. */
  readonly hasDrawerDay: (dayId: string) => boolean;
}

/**
 * Orders and gift cards say what changed since an instant. Receipts, transactions, payouts and drawer days have days
 * alone: they are read from a day that is certainly covered, and the books leave out what they have. Bills have
 * neither for what happens to them once they are closed; the feed of events names those, and drawer days that were
 * closed late.
 */
export async function readChanges(restaurant: Restaurant, since: Since): Promise<Changes> {
  const { bazar, path } = restaurant;
  const from = since.day;
  const named = await readFeed(restaurant, since.eventsCursor);
  const [receipts, transactions, payouts, orders, closedBills, openBills, cards, days] = await Promise.all([
    all((cursor) =>
      dataOf(
        bazar.GET("/api/tenant/{tenantId}/receipts", {
          params: { path, query: { limit: 100, cursor, from } },
        }),
      ),
    ),
    all((cursor) =>
      dataOf(
        bazar.GET("/api/tenant/{tenantId}/balance-transactions", {
          params: { path, query: { limit: 100, cursor, from } },
        }),
      ),
    ),
    all((cursor) =>
      dataOf(
        bazar.GET("/api/tenant/{tenantId}/payouts", {
          params: { path, query: { limit: 100, cursor, from } },
        }),
      ),
    ),
    all((cursor) =>
      dataOf(
        bazar.GET("/api/tenant/{tenantId}/orders", {
          params: { path, query: { limit: 100, cursor, updatedSince: since.ordersSince } },
        }),
      ),
    ),
    all((cursor) =>
      dataOf(
        bazar.GET("/api/tenant/{tenantId}/bills", {
          params: { path, query: { limit: 100, cursor, closedFrom: since.instant } },
        }),
      ),
    ),
    all((cursor) =>
      dataOf(
        bazar.GET("/api/tenant/{tenantId}/bills", {
          params: { path, query: { limit: 100, cursor, status: "open" } },
        }),
      ),
    ),
    all((cursor) =>
      dataOf(
        bazar.GET("/api/tenant/{tenantId}/gift-cards", {
          params: { path, query: { limit: 100, cursor, updatedSince: since.giftCardsSince } },
        }),
      ),
    ),
    all((cursor) =>
      dataOf(
        bazar.GET("/api/tenant/{tenantId}/drawer-days", {
          params: { path, query: { limit: 100, cursor, from } },
        }),
      ),
    ),
  ]);
  const bills = new Map(
    [...closedBills, ...openBills].flatMap((page) => page.bills).map((bill) => [bill.id, bill]),
  );
  for (const billId of named.bills)
    if (!bills.has(billId))
      bills.set(
        billId,
        await dataOf(
          bazar.GET("/api/tenant/{tenantId}/bills/{billId}", { params: { path: { ...path, billId } } }),
        ),
      );
  const closed = days.flatMap((page) =>
    page.days.filter(({ zNumber }) => zNumber !== null).map(({ id }) => id),
  );
  const drawerDays: Schemas["DrawerDayWithReport"][] = [];
  for (const dayId of new Set([...closed, ...named.drawerDays]))
    if (!since.hasDrawerDay(dayId))
      drawerDays.push(
        await dataOf(
          bazar.GET("/api/tenant/{tenantId}/drawer-days/{dayId}", { params: { path: { ...path, dayId } } }),
        ),
      );
  return {
    receipts: receipts.flatMap((page) => page.receipts),
    transactions: transactions.flatMap((page) => page.transactions),
    payouts: new Map(payouts.flatMap((page) => page.payouts).map((payout) => [payout.id, payout])),
    orders: orders.flatMap((page) => page.orders),
    bills: [...bills.values()],
    giftCards: cards.flatMap((page) => page.giftCards),
    drawerDays,
    next: {
      // Of the first page: what changed while the others were read is after it.
      ordersSince: orders[0]?.updatedThrough ?? since.ordersSince,
      giftCardsSince: cards[0]?.updatedThrough ?? since.giftCardsSince,
      eventsCursor: named.cursor,
    },
  };
}

async function all<Page extends { nextCursor?: string | null }>(
  read: (cursor: string | undefined) => Promise<Page>,
): Promise<Page[]> {
  const pages: Page[] = [];
  for await (const page of everyPage(read)) pages.push(page);
  return pages;
}

/** Which bills and drawer days the feed speaks of, and where it ends. */
async function readFeed({ bazar, path }: Restaurant, from: string) {
  const bills = new Set<string>();
  const drawerDays = new Set<string>();
  let cursor = from;
  for (;;) {
    const page = await dataOf(
      bazar.GET("/api/tenant/{tenantId}/events", { params: { path, query: { limit: 100, cursor } } }),
    );
    for (const { type, data } of page.events) {
      const { billId, dayId } = data;
      if (typeof billId === "string") bills.add(billId);
      if (type === "day.closed" && typeof dayId === "string") drawerDays.add(dayId);
    }
    if (page.events.length === 0) return { bills, drawerDays, cursor };
    cursor = page.nextCursor;
  }
}
