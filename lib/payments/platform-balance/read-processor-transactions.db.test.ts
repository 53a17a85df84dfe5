import { describe, expect } from "vitest";
import { app, processorTest as test } from "@/lib/testing/fixtures";
import { chargeAtProcessor, stripeClient } from "@/lib/testing/stripe-client";
import { asTableOwner } from "@/lib/testing/test-database";
import { findReading } from "./processor-transaction-store";
import { readProcessorTransactions } from "./read-processor-transactions";

const kept = () => app.db.prisma.processorTransaction.count();
const atProcessor = () => app.db.prisma.stripeEmulatorTransaction.count();

/** Many transactions at the processor, of one second each. */
async function seedMany(count: number): Promise<void> {
  const at = app.clock.now();
  await app.db.pool.query(
    `INSERT INTO stripe_emulator_transaction
       (id, type, currency, net, available_at, source_id, object_id, body, created_at)
     SELECT 'txn_' || $2 || n, 'stripe_fee', 'eur', -1, at, '', '',
            jsonb_build_object('id', 'txn_' || $2 || n, 'object', 'balance_transaction', 'amount', -1, 'fee', 0,
              'net', -1, 'currency', 'eur', 'type', 'stripe_fee', 'reporting_category', 'fee', 'source', NULL,
              'created', floor(extract(epoch FROM at))::int, 'available_on', floor(extract(epoch FROM at))::int),
            at
       FROM generate_series(1, $1::int) n, LATERAL (SELECT $3::timestamptz + n * interval '1 second' AS at) t`,
    [count, `m${at.getTime()}_`, at],
  );
  app.clock.advance({ seconds: count + 1 });
}

describe("reading the processor's list", () => {
  test("keeps what each transaction is and was for", async () => {
    const charge = await chargeAtProcessor(app, { amount: 10_000, currency: "eur" });
    const refund = await stripeClient(app).refunds.create({
      payment_intent: String(charge.payment_intent),
      amount: 2_500,
    });
    expect(await readProcessorTransactions(app)).toBe(true);
    const rows = await app.db.prisma.processorTransaction.findMany({ orderBy: { kind: "asc" } });
    expect(
      rows.map(
        ({ kind, type, currency, amount, fee, net, sourceId, intentId, bookedMinor, bookedCurrency }) => [
          kind,
          type,
          currency,
          Number(amount),
          Number(fee),
          Number(net),
          sourceId,
          intentId,
          bookedMinor === null ? null : Number(bookedMinor),
          bookedCurrency,
        ],
      ),
    ).toEqual([
      ["capture", "charge", "EUR", 10_000, 175, 9_825, charge.id, charge.payment_intent, 10_000, "EUR"],
      ["refund", "refund", "EUR", -2_500, 0, -2_500, refund.id, null, -2_500, "EUR"],
      ["topup", "topup", "EUR", 1_000_000, 0, 1_000_000, expect.stringMatching(/^tu_/), null, null, null],
    ]);
  });

  test("goes on where a run was cut off, page by page, and keeps nothing twice", async () => {
    await seedMany(450);
    const before = await kept();
    let pages = 0;
    const afterTwoPages = {
      get aborted() {
        return pages++ >= 2;
      },
    } as AbortSignal;
    expect(await readProcessorTransactions(app, afterTwoPages)).toBe(false);
    expect(await kept()).toBe(before + 200);
    expect((await findReading(app.db)).window?.after).toMatch(/^txn_m/);
    app.stripeEmulator?.controls.faults.push({
      operation: "balance_transactions.list",
      when: "before",
      kind: "error",
      times: 2,
    });
    await expect(readProcessorTransactions(app)).rejects.toMatchObject({ code: "PROCESSOR_UNAVAILABLE" });
    // What comes meanwhile is behind the window that is open.
    await seedMany(3);
    expect(await readProcessorTransactions(app)).toBe(true);
    expect(await kept()).toBe(await atProcessor());
    expect(await readProcessorTransactions(app)).toBe(true);
    expect(await kept()).toBe(await atProcessor());
  });

  test("keeps each once when several read at the same time", async () => {
    await seedMany(350);
    await Promise.all(Array.from({ length: 4 }, () => readProcessorTransactions(app)));
    expect(await kept()).toBe(await atProcessor());
  });

  test("finds what the list showed late", async () => {
    await readProcessorTransactions(app);
    await app.db.pool.query(
      `INSERT INTO stripe_emulator_transaction
       SELECT (t).* FROM (SELECT jsonb_populate_record(t, jsonb_build_object(
                'id', 'txn_late', 'sequence', 9999999, 'body', t.body || '{"id":"txn_late"}'::jsonb)) AS t
                 FROM stripe_emulator_transaction t ORDER BY created_at DESC LIMIT 1) late`,
    );
    app.clock.advance({ minutes: 9 });
    await readProcessorTransactions(app);
    expect(await app.db.prisma.processorTransaction.count({ where: { id: "txn_late" } })).toBe(1);
  });

  test("cannot be changed by hand", async () => {
    await expect(
      asTableOwner("UPDATE processor_transaction SET net = 0 WHERE kind = 'topup'"),
    ).rejects.toThrow("processor_transaction is immutable");
  });
});
