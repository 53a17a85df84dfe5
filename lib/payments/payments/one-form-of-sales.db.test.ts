import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabaseBefore } from "@/lib/testing/migrated-database";

const FIRST = "20261121225103_idempotency_made_id";

/** Cards g1 and g3 were sold online before the one money engine, g2 after it, and c4 was sold by the restaurant. */
const FILL = `
  SET session_replication_role = replica;
  INSERT INTO payment (tenant_id, id, gift_card_purchase_id, state, amount_minor, captured_minor, currency, intent_id, created_at)
  SELECT 't', 'g' || n, 'g' || n, 'succeeded', 5000, 5000, 'EUR', 'pi_g' || n, now() FROM generate_series(1, 3) n;
  INSERT INTO ledger_transaction (tenant_id, id, kind, subject_kind, subject_id, unique_key, created_at) VALUES
    ('t', 'l1', 'gift-card-issue', 'gift_card_purchase', 'g1', 'gift-card-issue:c1', '2026-11-01T10:00:00Z'),
    ('t', 'l2', 'capture', 'gift_card_purchase', 'g2', 'capture:pi_g2', '2026-11-02T10:00:00Z'),
    ('t', 'l3', 'gift-card-issue', 'gift_card_purchase', 'g2', 'gift-card-issue:c2', '2026-11-02T10:00:00Z'),
    ('t', 'l4', 'gift-card-issue', 'gift_card_purchase', 'g3', 'gift-card-issue:c3', '2026-11-03T10:00:00Z'),
    ('t', 'l5', 'gift-card-issue', NULL, NULL, 'gift-card-issue:c4', '2026-11-04T10:00:00Z');
  INSERT INTO ledger_entry (tenant_id, transaction_id, position, account, subject_id, amount_minor, currency)
  SELECT 't', v.id, v.position, v.account, t.subject_id, v.amount, 'EUR'
    FROM (VALUES ('l1', 0, 'processor', 5000), ('l1', 1, 'gift_cards', -5000), ('l2', 0, 'processor', 5000),
      ('l2', 1, 'escrow', -5000), ('l3', 0, 'escrow', 5000), ('l3', 1, 'gift_cards', -5000), ('l4', 0, 'processor', 5000),
      ('l4', 1, 'gift_cards', -5000), ('l5', 0, 'restaurant', 2000), ('l5', 1, 'gift_cards', -2000)
    ) AS v(id, position, account, amount) JOIN ledger_transaction t ON t.id = v.id;
  INSERT INTO idempotency_key (tenant_id, key, fingerprint, claim_id, claimed_until, order_id, created_at) VALUES
    ('t', 'k1', 'f', 'c', now(), 'ord_1', now()), ('t', 'k2', 'f', 'c', now(), NULL, now());
  SET session_replication_role = DEFAULT;`;

const queue = (task: string, payload: object) =>
  `SELECT graphile_worker.add_job('${task}', '${JSON.stringify(payload)}'::json);`;

const JOBS = [
  queue("send-bill-refund", { tenantId: "t", refundId: "blr_1" }),
  queue("send-gift-card-refund", { tenantId: "t", refundId: "gfr_1" }),
  queue("reverse-bill-transfer", { tenantId: "t", refundId: "blr_2" }),
  queue("reverse-dispute-transfer", { tenantId: "t", disputeId: "dsp_1" }),
  queue("send-email", { emailId: "eml_1" }),
].join("\n");

const BOOKS = `SELECT account, currency, sum(amount_minor)::int AS sum FROM ledger_entry
                GROUP BY 1, 2 HAVING sum(amount_minor) <> 0 ORDER BY 1, 2`;

let database: Awaited<ReturnType<typeof openDatabaseBefore>>;
let booksBefore: unknown[];

const rows = (text: string) => database.rows(text);

beforeAll(async () => {
  database = await openDatabaseBefore(FIRST);
  await database.execute(FILL);
  await database.execute(JOBS);
  booksBefore = await rows(BOOKS);
  await database.migrate();
}, 120_000);

afterAll(() => database.drop());

describe("the migration to one form of sales", () => {
  it("leaves the books as they were, account by account", async () => {
    expect(await rows(BOOKS)).toEqual(booksBefore);
    expect(booksBefore).toHaveLength(3);
  });

  it("makes a capture and a sale of each card that was sold in one movement", async () => {
    const movements = await rows(
      `SELECT t.unique_key AS key, t.subject_id AS subject, t.created_at::date::text AS day,
              string_agg(e.account || ' ' || e.amount_minor, ', ' ORDER BY e.position) AS entries,
              bool_and(e.subject_id IS NOT DISTINCT FROM t.subject_id) AS named
         FROM ledger_transaction t JOIN ledger_entry e ON e.transaction_id = t.id GROUP BY 1, 2, 3 ORDER BY 3, 1`,
    );
    expect(movements.map((row) => Object.values(row))).toEqual([
      ["capture:pi_g1", "g1", "2026-11-01", "processor 5000, escrow -5000", true],
      ["gift-card-issue:c1", "g1", "2026-11-01", "escrow 5000, gift_cards -5000", true],
      ["capture:pi_g2", "g2", "2026-11-02", "processor 5000, escrow -5000", true],
      ["gift-card-issue:c2", "g2", "2026-11-02", "escrow 5000, gift_cards -5000", true],
      ["capture:pi_g3", "g3", "2026-11-03", "processor 5000, escrow -5000", true],
      ["gift-card-issue:c3", "g3", "2026-11-03", "escrow 5000, gift_cards -5000", true],
      ["gift-card-issue:c4", null, "2026-11-04", "restaurant 2000, gift_cards -2000", true],
    ]);
  });

  it("keeps the books immutable afterwards", async () => {
    await expect(database.execute("UPDATE ledger_entry SET amount_minor = 1")).rejects.toThrow(/immutable/);
  });

  it("names what a request made", async () => {
    expect(await rows("SELECT key, made_id, order_id FROM idempotency_key ORDER BY key")).toEqual([
      { key: "k1", made_id: "ord_1", order_id: "ord_1" },
      { key: "k2", made_id: null, order_id: null },
    ]);
  });

  it("gives jobs that waited under old names to the workers that do them now", async () => {
    const jobs = await rows(
      `SELECT t.identifier, j.payload FROM graphile_worker._private_jobs j
         JOIN graphile_worker._private_tasks t ON t.id = j.task_id ORDER BY j.id`,
    );
    expect(jobs.map((row) => Object.values(row))).toEqual([
      ["send-refund", { tenantId: "t", refundId: "blr_1" }],
      ["send-refund", { tenantId: "t", refundId: "gfr_1" }],
      ["reverse-transfer", { tenantId: "t", refundId: "blr_2" }],
      ["reverse-transfer", { tenantId: "t", refundId: "dsp_1" }],
      ["send-email", { emailId: "eml_1" }],
    ]);
  });
});
