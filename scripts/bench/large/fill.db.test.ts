import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { BOOKS_CHECK_NAMES, totalsOf } from "@/lib/oversight/books-check/books-check";
import { findRestaurant } from "@/lib/oversight/books-check/books-check-store";
import { checkRestaurantBooks } from "@/lib/oversight/books-check/check-restaurant-books";
import { leftOutOnCluster } from "@/lib/testing/on-cluster";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";
import { forge, ownedDatabaseUrl } from "@/lib/testing/test-database";
import { fillDatabase } from "./fill.mjs";

const size = { restaurants: 3, orders: 900, largest: 600, years: 1, skew: 0.5, seed: 1 };
const until = new Date("2026-11-20T19:00:00Z");
/** What a filled restaurant has none of, so that these have nothing to compare. */
const IDLE = [
  "till_taken",
  "drawer_day",
  "drawer_numbers",
  "dispute_booked",
  "card_returned",
  "bill_lines",
  "bill_pending",
  "ingredient_stock",
  "commission_fees",
  "commission_share",
];

let app: TestApp;
let owner: pg.Client;

beforeAll(async () => {
  app = await createTestApp();
  const url = await ownedDatabaseUrl();
  owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await fillDatabase(url, { size, until, careful: true });
}, 120_000);
afterAll(async () => {
  await owner.end();
  await app.stop();
});

const count = async (table: string) => {
  const { rows } = await owner.query(`SELECT count(*)::int AS rows FROM ${table}`);
  return rows[0].rows as number;
};

it("makes as many restaurants and orders as were asked for, and the first is the largest", async () => {
  const { rows } = await owner.query(
    "SELECT tenant_id, count(*)::int AS orders FROM orders GROUP BY 1 ORDER BY 2 DESC",
  );
  expect(rows).toHaveLength(size.restaurants);
  expect(rows[0]).toEqual({ tenant_id: "t00000000001", orders: size.largest });
  expect(rows.reduce((sum, { orders }) => sum + orders, 0)).toBe(size.orders);
});

it("makes books that add up, which triggers and foreign keys have not refused", async () => {
  const compared = new Set<string>();
  for (const slug of ["restaurant-1", "restaurant-2", "restaurant-3"]) {
    const restaurant = await findRestaurant(app.db, slug);
    if (!restaurant) throw new Error(`no ${slug}`);
    const books = await checkRestaurantBooks(app, restaurant, { from: "", isOver: () => false });
    expect(books.findings).toEqual([]);
    expect(totalsOf(books.counts).differ).toBe(0);
    for (const name of BOOKS_CHECK_NAMES) if (books.counts[name]?.compared) compared.add(name);
  }
  expect(BOOKS_CHECK_NAMES.filter((name) => !compared.has(name)).sort()).toEqual([...IDLE].sort());
});

it("numbers events without gaps, and ends each timeline with the order's status", async () => {
  const { rows } = await owner.query(`
    SELECT (SELECT count(*)::int FROM (SELECT c.tenant_id FROM tenant_counter c LEFT JOIN event e USING (tenant_id)
              GROUP BY c.tenant_id, c.event_sequence
             HAVING count(e.id) <> c.event_sequence OR max(e.sequence) <> c.event_sequence) gap) AS gaps,
           (SELECT count(*)::int FROM orders o WHERE o.status <> (SELECT t.status FROM order_timeline_event t
             WHERE t.tenant_id = o.tenant_id AND t.order_id = o.id ORDER BY t.position DESC LIMIT 1)) AS ends`);
  expect(rows[0]).toEqual({ gaps: 0, ends: 0 });
});

/** Tables that are filled with the orders. */
const FILLED = [
  ...["orders", "order_item", "order_timeline_event", "event", "payment", "refund", "transfer"],
  ...["ledger_transaction", "ledger_entry", "ledger_balance", "receipt", "gift_card", "gift_card_purchase"],
  ...["gift_card_entry", "audit_entry"],
];

it.skipIf(leftOutOnCluster("fills"))(
  "goes on where it was stopped, and makes the same rows again",
  async () => {
    const fingerprint = async () => {
      const { rows } = await owner.query(
        "SELECT md5(string_agg((to_jsonb(o) - 'updated_at')::text, '|' ORDER BY tenant_id, number)) AS print FROM orders o",
      );
      return rows[0].print as string;
    };
    const before = {
      orders: await fingerprint(),
      receipts: await count("receipt"),
      events: await count("event"),
    };
    await fillDatabase(await ownedDatabaseUrl(), { size, until });
    expect(await count("receipt")).toBe(before.receipts);

    // As if it had been stopped before the orders; and with triggers off, the sums of the ledger are its own affair.
    await forge(
      "DELETE FROM bench.done WHERE step LIKE 'orders%'",
      ...FILLED.map((table) => `DELETE FROM ${table}`),
      "DELETE FROM reservation_table WHERE NOT live",
      "DELETE FROM reservation WHERE NOT live",
      "UPDATE tenant_counter SET order_number = 1000, event_sequence = 0, receipt_number = 0, correction_number = 0",
    );
    await fillDatabase(await ownedDatabaseUrl(), { size, until });
    expect({
      orders: await fingerprint(),
      receipts: await count("receipt"),
      events: await count("event"),
    }).toEqual(before);
    const restaurant = await findRestaurant(app.db, "restaurant-1");
    if (!restaurant) throw new Error("no restaurant-1");
    const books = await checkRestaurantBooks(app, restaurant, { from: "", isOver: () => false });
    expect(books.findings).toEqual([]);
  },
);

it("refuses a database that was begun with other numbers", async () => {
  await expect(fillDatabase(await ownedDatabaseUrl(), { size: { ...size, seed: 2 }, until })).rejects.toThrow(
    "begun with other numbers",
  );
});
