import { describe, expect } from "vitest";
import { app, shop, cardTest as test } from "@/lib/testing/fixtures";
import { seedTraffic } from "@/lib/testing/processor-traffic";
import { forge } from "@/lib/testing/test-database";
import type { Finding } from "./compare-books";
import { reportReconciliation } from "./report-reconciliation";

const HOUR_MS = 3_600_000;

test.afterEach(async () => {
  // A cluster truncates by a trigger, and here there are none.
  const tables = ["stripe_emulator_object", "ledger_entry", "ledger_transaction", "ledger_balance"];
  const kept = ["reconciliation_report", "reconciliation_line", "reconciliation_reading"];
  await forge(...[...tables, ...kept].map((table) => `DELETE FROM ${table}`));
  app.clock.set("2026-11-18T11:00:00Z");
});

const ago = (hours: number) => new Date(app.clock.now().getTime() - hours * HOUR_MS);
const trade = (name: string, count: number, fromHours: number, toHours: number) =>
  seedTraffic(app, shop, { name, count, from: ago(fromHours), to: ago(toHours) });
const reading = () => app.db.prisma.reconciliationReading.findFirst();
const reports = async () => {
  const rows = await app.db.prisma.reconciliationReport.findMany({ orderBy: { createdAt: "asc" } });
  return rows.map(({ from, to, compared, findings }) => ({
    from,
    to,
    compared,
    findings: findings as Finding[],
  }));
};

/** Time is up after so many looks at the clock. */
function afterLooks(looks: number): AbortSignal {
  let left = looks;
  return {
    get aborted() {
      left -= 1;
      return left < 0;
    },
  } as AbortSignal;
}

/** Runs in parts of one page until the comparison is done, and returns how many there were. */
async function inParts(): Promise<number> {
  for (let part = 1; ; part += 1) {
    await reportReconciliation(app, { signal: afterLooks(1) });
    if (!(await reading())) return part;
  }
}

/** A payment that only the ledger has, one that only the processor has, and two of other amounts. */
const forgeBooks = () =>
  forge(
    "DELETE FROM stripe_emulator_object WHERE id = 'pi_a000007'",
    "DELETE FROM ledger_entry WHERE transaction_id = 'capture_a000008'",
    "DELETE FROM ledger_transaction WHERE id = 'capture_a000008'",
    "UPDATE ledger_entry SET amount_minor = 1600 WHERE transaction_id = 'capture_a000009' AND account = 'processor'",
    `INSERT INTO stripe_emulator_object (id, kind, body, created_at)
    SELECT 'tr_twice', kind, body || '{"id": "tr_twice"}', created_at FROM stripe_emulator_object WHERE id = 'tr_a000010'`,
  );

const FORGED: Finding[] = [
  {
    key: "capture:pi_a000007",
    problem: "missing_at_processor",
    ledgerMinor: 1700,
    processorMinor: null,
  },
  { key: "capture:pi_a000008", problem: "missing_in_ledger", ledgerMinor: null, processorMinor: 1700 },
  { key: "capture:pi_a000009", problem: "amount_differs", ledgerMinor: 1600, processorMinor: 1700 },
  { key: "transfer:trf_a000010", problem: "amount_differs", ledgerMinor: 1500, processorMinor: 3000 },
];
const byKey = (findings: Finding[] = []) => findings.toSorted((a, b) => (a.key < b.key ? -1 : 1));

describe("the comparison with the processor", () => {
  test("finds the same in parts of a page as in one go", async () => {
    await trade("a", 350, 24, 2);
    await forgeBooks();
    const parts = await inParts();
    expect(parts).toBeGreaterThan(8);
    const [parted] = await reports();
    expect(byKey(parted?.findings)).toEqual(FORGED);

    await app.db.prisma.reconciliationReport.deleteMany();
    await app.db.prisma.reconciliationLine.deleteMany();
    await reportReconciliation(app);
    const [whole] = await reports();
    expect(whole).toEqual({ ...parted, findings: expect.anything() });
    expect(byKey(whole?.findings)).toEqual(FORGED);
    // 700 movements, of which the processor has one and the ledger one less; the second transfer is another object.
    expect(whole?.compared).toBe(701);
  });

  test("goes on with a job after what time has cut off", async () => {
    await trade("a", 150, 24, 2);
    await reportReconciliation(app, { budgetMs: 0 });
    expect(await reports()).toEqual([]);
    const again = () =>
      app.db.pool.query("SELECT FROM graphile_worker.jobs WHERE key = 'reconciliation-again'");
    expect((await again()).rowCount).toBe(1);
    await app.db.pool.query("UPDATE graphile_worker._private_jobs SET run_at = now()");
    await app.jobs.drain(app);
    expect(await reports()).toMatchObject([{ compared: 300, findings: [] }]);
    expect((await again()).rowCount).toBe(0);
  });

  test("is not set back by a process that was thought dead", async () => {
    await trade("a", 450, 24, 2);
    const { lists } = app.payments;
    let overtaken: unknown;
    const intents: typeof lists.intents = async (query) => {
      const page = await lists.intents(query);
      await reportReconciliation(app, { signal: afterLooks(3) });
      overtaken = await reading();
      return page;
    };
    await reportReconciliation({ ...app, payments: { ...app.payments, lists: { ...lists, intents } } });
    expect(overtaken).toMatchObject({ source: "intents", compared: 300 });
    expect(await reading()).toEqual(overtaken);
    await reportReconciliation(app);
    expect(await reports()).toMatchObject([{ compared: 900, findings: [] }]);
  });

  test("covers each night what the one before did not, and the day before that once more", async () => {
    await reportReconciliation(app);
    const [first] = await reports();
    expect(first).toEqual({ from: ago(49), to: ago(1), compared: 0, findings: [] });
    await reportReconciliation(app);
    expect(await reports()).toHaveLength(1);
    // The server was off for three nights.
    app.clock.advance({ hours: 96 });
    await trade("a", 50, 90, 80);
    await trade("b", 50, 20, 10);
    await forgeBooks();
    await reportReconciliation(app);
    const [, second] = await reports();
    expect(second).toMatchObject({ from: ago(96 + 1 + 24), to: ago(1) });
    expect(byKey(second?.findings)).toEqual(FORGED);
    expect(second?.compared).toBe(201);
  });

  test("asks for a payment whose intent no list has shown as paid", async () => {
    await trade("a", 3, 8, 2);
    await app.db.pool.query(
      "UPDATE stripe_emulator_object SET created_at = $1 WHERE kind = 'payment_intent'",
      [ago(9 * 24)],
    );
    await app.db.pool.query("DELETE FROM stripe_emulator_object WHERE id = 'pi_a000002'");
    await reportReconciliation(app);
    const [report] = await reports();
    expect(report?.findings).toEqual([{ ...FORGED[0], key: "capture:pi_a000002" }]);
  });

  test("keeps what it has read when the processor stops answering", async () => {
    await trade("a", 250, 24, 2);
    const faults = app.stripeEmulator?.controls.faults ?? [];
    await reportReconciliation(app, { signal: afterLooks(2) });
    faults.push({ operation: "payment_intents.list", when: "before", kind: "error", times: 9 });
    await expect(reportReconciliation(app)).rejects.toMatchObject({ code: "PROCESSOR_UNAVAILABLE" });
    expect(await reading()).toMatchObject({ source: "intents", compared: 200 });
    faults.length = 0;
    await reportReconciliation(app);
    expect(await reports()).toMatchObject([{ compared: 500, findings: [] }]);
  });
});
