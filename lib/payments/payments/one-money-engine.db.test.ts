import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabaseBefore } from "@/lib/testing/migrated-database";

const THIS = "20261121203706_one_money_engine";

/**
 * With all foreign keys, checks and triggers in force. Every kind and state of the tables as they were: orders o1-o3, payments of a bill p1-p6, purchases g1-g4 with cards,
 * a card issued by hand, refunds in every state, disputes of each kind, and their books.
 */
const FILL = `
  INSERT INTO tenant (id, slug, name, email, phone, address, city, country, latitude, longitude, time_zone, currency, locales, opening_hours)
  VALUES ('t', 'roma', 'Roma', 'a@a.example', '1', 'Via 1', 'Roma', 'IT', 41.9, 12.5, 'Europe/Rome', 'EUR', '{it}', '{}');
  INSERT INTO dining_table (tenant_id, id, name, seats) VALUES ('t', 'tbl', '1', 4);
  INSERT INTO orders (tenant_id, id, number, type, payment_method, currency, locale, customer_name, customer_email,
                      customer_phone, subtotal_minor, total_minor, promised_at, created_at)
  SELECT 't', 'o' || n, n, 'pickup', 'stripe', 'EUR', 'en', 'Ada', 'a@a.example', '1', 1700, 1700, now(), now()
    FROM generate_series(1, 3) n;
  INSERT INTO orders (tenant_id, id, number, type, payment_method, currency, locale, customer_name, customer_email,
                      customer_phone, subtotal_minor, gift_card_minor, total_minor, promised_at, created_at, status,
                      payment_status, escrow_status, released_at)
  SELECT 't', id, number, 'pickup', 'stripe', 'EUR', 'en', 'Ada', 'a@a.example', '1', 1700, 500, 1200, now(), now(),
         status::order_status, 'refunded', 'refunded', released
    FROM (VALUES ('o4', 4, 'delivered', NULL), ('o5', 5, 'canceled', NULL), ('o6', 6, 'delivered', now()))
      AS v(id, number, status, released);
  INSERT INTO payment (tenant_id, id, order_id, state, amount_minor, captured_minor, refunded_minor, disputed_minor, currency, intent_id, created_at) VALUES
    ('t', 'pay_1', 'o1', 'succeeded', 1700, 1700, 700, 1700, 'EUR', 'pi_1', now()),
    ('t', 'pay_2', 'o2', 'requires_payment', 900, 0, 0, 0, 'EUR', 'pi_2', now()),
    ('t', 'pay_3', 'o3', 'failed', 900, 0, 0, 0, 'JPY', 'pi_3', now());
  INSERT INTO bill (tenant_id, id, table_id, currency, token, opened_by, opened_at, total_minor, paid_minor) VALUES
    ('t', 'b', 'tbl', 'EUR', 'token', 'usr', now(), 9000, 3000);
  INSERT INTO bill_payment (tenant_id, id, bill_id, method, status, amount_minor, captured_minor, refunded_minor, disputed_minor, intent_id, client_secret, taken_at) VALUES
    ('t', 'p1', 'b', 'cash', 'paid', 1000, 0, 0, 0, NULL, NULL, now()),
    ('t', 'p2', 'b', 'stripe', 'paid', 1000, 1000, 400, 1000, 'pi_b2', 's2', now()),
    ('t', 'p3', 'b', 'stripe', 'pending', 1000, 0, 0, 0, 'pi_b3', 's3', now()),
    ('t', 'p4', 'b', 'stripe', 'pending', 1000, 0, 0, 0, NULL, NULL, now()),
    ('t', 'p5', 'b', 'paypal', 'canceled', 1000, 1000, 1000, 0, 'pi_b5', 's5', now()),
    ('t', 'p6', 'b', 'stripe', 'canceled', 1000, 0, 0, 0, 'pi_b6', 's6', now());
  INSERT INTO gift_card_purchase (tenant_id, id, amount_minor, currency, purchaser_email, locale, intent_id, created_at, confirmed_at, canceled_at) VALUES
    ('t', 'g1', 5000, 'EUR', 'a@a.example', 'en', 'pi_g1', now(), now(), NULL),
    ('t', 'g2', 5000, 'EUR', 'a@a.example', 'en', 'pi_g2', now(), now(), NULL),
    ('t', 'g3', 5000, 'EUR', 'a@a.example', 'en', 'pi_g3', now(), NULL, NULL),
    ('t', 'g4', 5000, 'EUR', 'a@a.example', 'en', 'pi_g4', now(), NULL, now()),
    ('t', 'g5', 5000, 'EUR', 'a@a.example', 'en', NULL, now(), now(), NULL);
  INSERT INTO gift_card (tenant_id, id, code, currency, initial_minor, balance_minor, purchase_id) VALUES
    ('t', 'c1', 'C1', 'EUR', 5000, 0, 'g1'), ('t', 'c2', 'C2', 'EUR', 5000, 5000, 'g2'),
    ('t', 'c5', 'C5', 'EUR', 5000, 5000, 'g5'), ('t', 'c9', 'C9', 'EUR', 2000, 0, NULL);
  INSERT INTO gift_card_refund (tenant_id, id, gift_card_id, amount_minor, currency, intent_id, reason, status, processor_refund_id, failure_reason, created_by, created_at, settled_at) VALUES
    ('t', 'gfr_1', 'c1', 5000, 'EUR', 'pi_g1', 'r', 'failed', 're_f', 'lost', 'usr', now(), now()),
    ('t', 'gfr_2', 'c1', 5000, 'EUR', 'pi_g1', 'r', 'pending', 're_p', NULL, 'usr', now(), NULL),
    ('t', 'gfr_3', 'c9', 2000, 'EUR', NULL, 'r', 'succeeded', NULL, NULL, 'usr', now(), now());
  INSERT INTO refund (tenant_id, id, order_id, payment_id, amount_minor, gift_card_minor, reason, status, actor, processor_refund_id, reversed_minor, reversal_id, created_at) VALUES
    ('t', 'ref_1', 'o1', 'pay_1', 700, 300, 'r', 'pending', 'restaurant', 're_1', 200, NULL, now()),
    ('t', 'ref_2', 'o1', 'pay_1', 100, 0, 'r', 'failed', 'platform', 're_2', 0, NULL, now()),
    ('t', 'ref_3', 'o2', NULL, 0, 500, 'r', 'succeeded', 'customer', NULL, 0, NULL, now());
  INSERT INTO bill_refund (tenant_id, id, payment_id, amount_minor, reason, status, processor_refund_id, reversed_minor, reversal_id, created_by, created_at, settled_at) VALUES
    ('t', 'blr_1', 'p2', 400, 'r', 'succeeded', 're_b1', 400, 'trr_1', 'usr', now(), now()),
    ('t', 'blr_2', 'p5', 1000, 'r', 'pending', NULL, 0, NULL, NULL, now(), NULL);
  INSERT INTO dispute (tenant_id, id, order_id, bill_payment_id, gift_card_id, processor_dispute_id, amount_minor, currency, reason, status, created_at, reversed_minor) VALUES
    ('t', 'd1', 'o1', NULL, NULL, 'dp_1', 1700, 'EUR', 'r', 'open', now(), 0),
    ('t', 'd2', NULL, 'p2', NULL, 'dp_2', 1000, 'EUR', 'r', 'lost', now(), 600),
    ('t', 'd3', NULL, NULL, 'c2', 'dp_3', 5000, 'EUR', 'r', 'won', now(), 0);
  INSERT INTO transfer (tenant_id, id, order_id, bill_payment_id, amount_minor, currency, status, created_at) VALUES
    ('t', 'tr1', 'o1', NULL, 1000, 'EUR', 'succeeded', now()), ('t', 'tr2', NULL, 'p2', 900, 'EUR', 'owed', now());
  INSERT INTO ledger_transaction (tenant_id, id, kind, order_id, unique_key) VALUES
    ('t', 'l1', 'capture', 'o1', 'capture:pi_1'), ('t', 'l2', 'capture', 'p2', 'capture:pi_b2'),
    ('t', 'l3', 'release', 'p2', 'release:p2'), ('t', 'l4', 'gift-card-issue', NULL, 'gift-card-issue:c1'),
    ('t', 'l5', 'gift-card-refund', NULL, 'gift-card-refund:gfr_2'), ('t', 'l6', 'gift-card-issue', NULL, 'gift-card-issue:c9'),
    ('t', 'l7', 'dispute', NULL, 'dispute:d3'), ('t', 'l8', 'gift-card-issue', NULL, 'gift-card-issue:c2'),
    ('t', 'l9', 'gift-card-expire', NULL, 'gift-card-expire:x'), ('t', 'l0', 'gift-card-issue', NULL, 'gift-card-issue:c5');
  INSERT INTO ledger_entry (tenant_id, transaction_id, position, account, order_id, amount_minor, currency)
  SELECT 't', v.transaction, v.position, v.account, t.order_id, v.amount, 'EUR'
    FROM (VALUES ('l1', 0, 'processor', 1700), ('l1', 1, 'escrow', -1700), ('l2', 0, 'processor', 1000),
      ('l2', 1, 'escrow', -1000), ('l3', 0, 'escrow', 1000), ('l3', 1, 'restaurant', -1000), ('l4', 0, 'processor', 5000),
      ('l4', 1, 'gift_cards', -5000), ('l5', 0, 'gift_cards', 5000), ('l5', 1, 'refunds_due', -5000),
      ('l6', 0, 'restaurant', 2000), ('l6', 1, 'gift_cards', -2000), ('l7', 0, 'restaurant', 5000),
      ('l7', 1, 'processor', -5000), ('l8', 0, 'processor', 5000), ('l8', 1, 'gift_cards', -5000),
      ('l9', 0, 'gift_cards', 10), ('l9', 1, 'breakage', -10), ('l0', 0, 'restaurant', 5000), ('l0', 1, 'gift_cards', -5000)
    ) AS v(transaction, position, account, amount) JOIN ledger_transaction t ON t.id = v.transaction;`;

const BOOKS = `SELECT account, currency, sum(amount_minor)::int AS sum FROM ledger_entry GROUP BY 1, 2 ORDER BY 1, 2`;
const TRANSFERS = "SELECT * FROM transfer ORDER BY id";
const TABLES = [
  "orders",
  "bill",
  "bill_payment",
  "gift_card",
  "gift_card_purchase",
  "payment",
  "refund",
  "dispute",
  "transfer",
  "ledger_transaction",
  "ledger_entry",
];

let database: Awaited<ReturnType<typeof openDatabaseBefore>>;
let booksBefore: unknown[];
let transfersBefore: object[];
let countsBefore: Record<string, number>;

const rows = (text: string) => database.rows(text);
const counts = async () => {
  const each = TABLES.map((table) => `SELECT '${table}' AS name, count(*)::int AS count FROM ${table}`);
  const found = await rows(each.join(" UNION ALL "));
  return Object.fromEntries(found.map(({ name, count }) => [name, count]));
};

beforeAll(async () => {
  database = await openDatabaseBefore(THIS);
  await database.execute(FILL);
  booksBefore = await rows(BOOKS);
  transfersBefore = await rows(TRANSFERS);
  countsBefore = await counts();
  await database.migrate();
}, 120_000);

afterAll(() => database.drop());

describe("the migration to one money engine, and those after it", () => {
  it("loses no row and makes none but those of the new form", async () => {
    expect(await counts()).toEqual({
      ...countsBefore,
      // Of bills with an intent 4, of purchases with one 4.
      payment: 3 + 4 + 4,
      // Of bills 2, of cards 3, and the gift card's part of an order's refund.
      refund: 3 + 2 + 3 + 1,
      // The sale of a card that was paid online is two movements: cards c1 and c2.
      ledger_transaction: 10 + 2,
      ledger_entry: 20 + 2 * 2,
    });
  });

  it("leaves the books as they were, account by account and currency by currency", async () => {
    expect(await rows(BOOKS)).toEqual(booksBefore);
    expect(booksBefore).toHaveLength(6);
  });

  it("names what was paid for in the books", async () => {
    const named = await rows(
      "SELECT id, subject_kind || ' ' || subject_id AS subject FROM ledger_transaction ORDER BY id",
    );
    expect(Object.fromEntries(named.map(({ id, subject }) => [id, subject]))).toEqual({
      l0: null,
      l1: "order o1",
      l2: "bill_share p2",
      l3: "bill_share p2",
      l4: "gift_card_purchase g1",
      l5: "gift_card_purchase g1",
      l6: null,
      l7: "gift_card_purchase g2",
      l8: "gift_card_purchase g2",
      l9: null,
      l4_capture: "gift_card_purchase g1",
      l8_capture: "gift_card_purchase g2",
    });
    expect(
      await rows(`SELECT e.transaction_id FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
                   WHERE e.subject_id IS DISTINCT FROM t.subject_id`),
    ).toEqual([]);
  });

  it("carries every payment that has an intent", async () => {
    const payments = await rows(
      `SELECT id, state, captured_minor AS captured, refunded_minor AS refunded, disputed_minor AS disputed, intent_id AS intent,
              client_secret AS secret, currency, coalesce(order_id, bill_payment_id, gift_card_purchase_id) AS subject
         FROM payment ORDER BY id`,
    );
    const line = (id: string, state: string, money: number[], intent: string, more: object = {}) => {
      const [captured, refunded, disputed] = money;
      const own = { secret: null, currency: "EUR", subject: id };
      return { id, state, captured, refunded, disputed, intent, ...own, ...more };
    };
    expect(payments).toEqual([
      line("g1", "succeeded", [5000, 5000, 0], "pi_g1"),
      line("g2", "succeeded", [5000, 0, 0], "pi_g2"),
      line("g3", "requires_payment", [0, 0, 0], "pi_g3"),
      line("g4", "canceled", [0, 0, 0], "pi_g4"),
      line("p2", "succeeded", [1000, 400, 600], "pi_b2", { secret: "s2" }),
      line("p3", "requires_payment", [0, 0, 0], "pi_b3", { secret: "s3" }),
      line("p5", "succeeded", [1000, 1000, 0], "pi_b5", { secret: "s5" }),
      line("p6", "canceled", [0, 0, 0], "pi_b6", { secret: "s6" }),
      line("pay_1", "succeeded", [1700, 700, 1000], "pi_1", { subject: "o1" }),
      line("pay_2", "requires_payment", [0, 0, 0], "pi_2", { subject: "o2" }),
      line("pay_3", "failed", [0, 0, 0], "pi_3", { subject: "o3", currency: "JPY" }),
    ]);
  });

  it("carries every refund, one for each purse", async () => {
    const refunds = await rows(
      `SELECT id, coalesce(order_id, gift_card_id, payment_id) AS of, purse, amount_minor AS amount, status, actor,
              created_by AS by, processor_refund_id AS processor, reversed_minor AS reversed
         FROM refund ORDER BY id`,
    );
    expect(refunds.map((row) => Object.values(row))).toEqual([
      ["blr_1", "p2", "processor", 400, "succeeded", "restaurant", "usr", "re_b1", 400],
      ["blr_2", "p5", "processor", 1000, "pending", "system", null, null, 0],
      ["gfr_1", "c1", "processor", 5000, "failed", "restaurant", "usr", "re_f", 0],
      ["gfr_2", "c1", "processor", 5000, "pending", "restaurant", "usr", "re_p", 0],
      ["gfr_3", "c9", "cash", 2000, "succeeded", "restaurant", "usr", null, 0],
      ["ref_1", "o1", "processor", 700, "pending", "restaurant", null, "re_1", 200],
      ["ref_2", "o1", "processor", 100, "failed", "platform", null, "re_2", 0],
      ["ref_3", "o2", "gift_card", 500, "succeeded", "customer", null, null, 0],
      ["rfg_1", "o1", "gift_card", 300, "succeeded", "restaurant", null, null, 0],
    ]);
  });

  it("carries every dispute to its payment", async () => {
    expect(
      await rows("SELECT id, payment_id, amount_minor, status, reversed_minor FROM dispute ORDER BY id"),
    ).toEqual([
      { id: "d1", payment_id: "pay_1", amount_minor: 1700, status: "open", reversed_minor: 0 },
      { id: "d2", payment_id: "p2", amount_minor: 1000, status: "lost", reversed_minor: 600 },
      { id: "d3", payment_id: "g2", amount_minor: 5000, status: "won", reversed_minor: 0 },
    ]);
  });

  it("leaves every transfer as it was", async () => {
    const later = { sent_minor: null, sent_currency: null };
    const added = { return_of: "", refusals: 0, reservation_id: null, ...later };
    expect(transfersBefore).toHaveLength(2);
    expect(await rows(TRANSFERS)).toEqual(transfersBefore.map((transfer) => ({ ...transfer, ...added })));
  });

  it("lets go of what a gift card paid for orders whose other part was refunded", async () => {
    const orders = await rows(
      "SELECT id, payment_status, escrow_status FROM orders WHERE gift_card_minor > 0 ORDER BY id",
    );
    expect(orders.map((row) => Object.values(row))).toEqual([
      ["o4", "paid", "partial_refund"],
      ["o5", "refunded", "refunded"],
      ["o6", "refunded", "refunded"],
    ]);
  });

  it("keeps the books immutable afterwards", async () => {
    await expect(database.execute("UPDATE ledger_entry SET amount_minor = 1")).rejects.toThrow(/immutable/);
    await expect(database.execute("DELETE FROM ledger_transaction")).rejects.toThrow(/immutable/);
  });
});
