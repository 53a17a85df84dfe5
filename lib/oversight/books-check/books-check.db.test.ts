import pg from "pg";
import { describe, expect } from "vitest";
import { sqlOfPool } from "@/lib/platform/db/sql";
import { app, appTest as it, appTest as test } from "@/lib/testing/fixtures";
import { liveOnce } from "@/lib/testing/lived-shop";
import { resetEmulator } from "@/lib/testing/online-payments";
import { ownedDatabaseUrl } from "@/lib/testing/test-database";
import { BOOKS_CHECK_NAMES, type BooksCheckName, type BooksFinding } from "./books-check";
import { checkRestaurantBooks } from "./check-restaurant-books";

let owner: pg.Client;
let world: Awaited<ReturnType<typeof liveOnce>>;

it.beforeAll(async () => {
  resetEmulator(app);
  world = await liveOnce(app);
  owner = new pg.Client({ connectionString: await ownedDatabaseUrl() });
  await owner.connect();
}, 120_000);
it.afterAll(async () => {
  await owner.end();
});

const WHOLE = { from: "", isOver: () => false };
const inBooks = (client?: pg.Client) =>
  checkRestaurantBooks(
    client ? { ...app, db: { ...app.db, sql: sqlOfPool(client as unknown as pg.PoolClient) } } : app,
    world.shop,
    WHOLE,
  );

/** What is found after a forgery by the owner of the tables with the triggers switched off; it is undone afterwards. */
async function forged(statement: string): Promise<BooksFinding[]> {
  await owner.query("BEGIN; SET LOCAL session_replication_role = replica");
  try {
    expect((await owner.query(statement)).rowCount).toBeGreaterThan(0);
    return (await inBooks(owner)).findings;
  } finally {
    await owner.query("ROLLBACK");
  }
}

describe("books that nobody has touched", () => {
  it("add up, and every check has something to compare", async () => {
    const { counts, findings, next } = await inBooks();
    expect(findings).toEqual([]);
    expect(next).toBeNull();
    const idle = BOOKS_CHECK_NAMES.filter((name) => !counts[name]?.compared);
    expect(idle).toEqual([]);
  });
});

const entry = (change: string, account: string, kind: string) => `
  UPDATE ledger_entry e SET ${change} FROM ledger_transaction t
   WHERE t.tenant_id = e.tenant_id AND t.id = e.transaction_id AND t.kind = '${kind}' AND e.account = '${account}'`;
const MORE = "amount_minor = e.amount_minor + 1000";

test.each<[what: string, statement: string, checks: BooksCheckName[]]>([
  [
    "an entry of a capture",
    entry(MORE, "processor", "capture"),
    ["transaction_balanced", "running_balance", "capture_booked"],
  ],
  ["an entry of a refund", entry(MORE, "processor", "refund"), ["transaction_balanced", "refund_booked"]],
  ["an entry of a dispute", entry(MORE, "processor", "dispute"), ["transaction_balanced", "dispute_booked"]],
  [
    "an entry of a gift card",
    entry(MORE, "gift_cards", "gift-card-redeem"),
    ["card_entry_booked", "cards_total"],
  ],
  ["an entry of escrow", entry(MORE, "escrow", "release"), ["transaction_balanced", "escrow"]],
  ["an entry of a payout", entry(MORE, "restaurant", "transfer"), ["transfer_booked"]],
  ["an entry of a reversal", entry(MORE, "restaurant", "reversal"), ["reversal_booked"]],
  ["an entry of a fee", entry(MORE, "platform_fees", "release"), ["transaction_balanced", "commission_fees"]],
  [
    "a missing transaction",
    "DELETE FROM ledger_entry WHERE account IN ('escrow', 'processor')",
    ["running_balance", "capture_booked"],
  ],
  [
    "a running balance",
    "UPDATE ledger_balance SET amount_minor = amount_minor - 1 WHERE account = 'restaurant'",
    ["running_balance"],
  ],
  [
    "a payment's capture",
    "UPDATE payment SET captured_minor = captured_minor + 1, amount_minor = amount_minor + 1 WHERE captured_minor > 0",
    ["capture_booked", "escrow"],
  ],
  [
    "a payment's refunds",
    "UPDATE payment SET refunded_minor = refunded_minor - 1 WHERE refunded_minor > 0",
    ["given_back"],
  ],
  [
    "a payment's disputes",
    "UPDATE payment SET disputed_minor = 1 WHERE disputed_minor = 0 AND captured_minor > 0",
    ["disputed"],
  ],
  [
    "an order that was ended by hand",
    "UPDATE orders SET status = 'rejected' WHERE status = 'delivered'",
    ["ended_order"],
  ],
  [
    "a refund",
    "UPDATE refund SET amount_minor = amount_minor + 7 WHERE purse = 'processor'",
    ["refund_booked", "receipt_kept"],
  ],
  ["a dispute", "UPDATE dispute SET amount_minor = amount_minor + 7", ["dispute_booked"]],
  [
    "a card's balance",
    "UPDATE gift_card SET balance_minor = balance_minor - 100 WHERE balance_minor > 100",
    ["card_balance", "cards_total"],
  ],
  ["a card's initial amount", "UPDATE gift_card SET initial_minor = initial_minor + 1", ["card_issue"]],
  [
    "a card's movement",
    "UPDATE gift_card_entry SET amount_minor = amount_minor - 1 WHERE kind = 'redeem'",
    ["card_balance", "card_entry_booked", "card_part"],
  ],
  [
    "what came back to a card",
    "UPDATE gift_card_entry SET amount_minor = amount_minor + 1 WHERE kind = 'return'",
    ["card_balance", "card_returned"],
  ],
  ["a transfer", "UPDATE transfer SET amount_minor = amount_minor + 700", ["transfer_booked"]],
  [
    "what of a transfer was taken back",
    "UPDATE transfer SET reversed_minor = reversed_minor + 1 WHERE reversed_minor > 0",
    ["transfer_reversed"],
  ],
  [
    "a reversal",
    "UPDATE refund SET reversed_minor = reversed_minor - 1 WHERE reversed_minor > 0",
    ["reversal_booked", "transfer_reversed"],
  ],
  ["a payout that is gone", "DELETE FROM transfer WHERE status = 'succeeded'", ["transfer_booked"]],
  [
    "money owed for nothing",
    entry(`amount_minor = e.amount_minor - 100000`, "restaurant", "release"),
    ["payout_missing"],
  ],
  [
    "a line of an order",
    "UPDATE order_item SET quantity = quantity + 1, line_total_minor = (quantity + 1) * unit_price_minor",
    ["order_lines"],
  ],
  [
    "a line of a bill",
    "UPDATE bill_item SET quantity = quantity + 1, line_total_minor = (quantity + 1) * unit_price_minor",
    ["bill_lines"],
  ],
  [
    "a payment that a bill waits for",
    "UPDATE bill_payment SET amount_minor = amount_minor - 1 WHERE status = 'pending'",
    ["bill_pending"],
  ],
  ["a receipt's number", "UPDATE receipt SET number = number + 100 WHERE number = 2", ["receipt_numbers"]],
  [
    "a receipt that is gone",
    "DELETE FROM receipt WHERE kind = 'correction'",
    ["receipt_numbers", "receipt_kept"],
  ],
  [
    "a receipt's total",
    "UPDATE receipt SET gross_minor = gross_minor - 100 WHERE kind = 'receipt'",
    ["receipt_tax", "receipt_sale", "receipt_kept"],
  ],
  ["a receipt's tax", "UPDATE receipt SET tax_minor = tax_minor - 1", ["receipt_tax"]],
  [
    "a receipt's lines of tax",
    `UPDATE receipt SET tax_lines = jsonb_set(tax_lines, '{0,netMinor}', '1')`,
    ["receipt_tax"],
  ],
  ["a receipt's tip", "UPDATE receipt SET tip_minor = tip_minor + 1 WHERE tip_minor > 0", ["receipt_tip"]],
  [
    "a taking",
    "UPDATE till_payment SET amount_minor = amount_minor + 1 WHERE amount_minor > 0",
    ["till_taken", "drawer_day"],
  ],
  ["a Z report's cash", "UPDATE drawer_day SET expected_minor = expected_minor + 1", ["drawer_day"]],
  [
    "a Z report's receipts",
    `UPDATE drawer_day SET report = jsonb_set(report, '{bridge,aheadMinor}', '7')`,
    ["drawer_day"],
  ],
  ["a movement of cash", "UPDATE drawer_movement SET amount_minor = amount_minor + 1", ["drawer_day"]],
  ["a Z report's number", "UPDATE drawer_day SET z_number = 4", ["drawer_numbers"]],
  ["an ingredient's stock", "UPDATE ingredient SET stock_milli = stock_milli + 5", ["ingredient_stock"]],
  [
    "a movement of stock",
    "UPDATE ingredient_movement SET change_milli = change_milli + 5",
    ["ingredient_stock"],
  ],
  [
    "a commission",
    "UPDATE commission_payout_item SET commission_minor = commission_minor + 1",
    ["commission_share"],
  ],
  [
    "a commission's fees",
    "UPDATE commission_payout_item SET fees_minor = fees_minor + 1",
    ["commission_fees"],
  ],
])("%s is found when it was forged", async (_what, statement, checks) => {
  const findings = await forged(statement);
  for (const check of checks) expect(findings.map((finding) => finding.check)).toContain(check);
  for (const { expected, found, slug } of findings) {
    expect(slug).toBe(world.shop.slug);
    expect(expected).not.toBe(found);
  }
});

it("names the object, what was expected and what is there", async () => {
  const where = `WHERE id = '${world.cardId}'`;
  const [card] = await forged(`UPDATE gift_card SET balance_minor = balance_minor - 100 ${where}`);
  expect(card).toMatchObject({ check: "card_balance", objectId: world.cardId, currency: "EUR" });
  expect((card?.found ?? 0) - (card?.expected ?? 0)).toBe(-100);
  const receipt = await forged("UPDATE receipt SET number = 99 WHERE kind = 'receipt' AND number = 2");
  expect(
    receipt.map(({ objectId, currency, expected, found }) => [objectId, currency, expected, found]),
  ).toEqual([
    ["R-00002", null, 1, 0],
    ["R-00099", null, 0, 1],
  ]);
});
