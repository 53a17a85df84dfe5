import { describe, expect } from "vitest";
import { releaseDueEscrow } from "@/lib/payments/payments/release-escrow";
import { api, app, appTest as test } from "@/lib/testing/fixtures";
import { deliver, seedCardShop, seedPaidOrder } from "@/lib/testing/online-payments";
import { type SeededShop, seedAdmin } from "@/lib/testing/seed-shop";
import { chargeAtProcessor, topUp } from "@/lib/testing/stripe-client";
import { forge } from "@/lib/testing/test-database";
import type { BalanceFinding } from "./balance-comparison";
import { listAlarms, listBalanceReports } from "./balance-report-store";
import { reportBalance } from "./report-balance";

let shop: SeededShop;

/** One of everything: a payment of 17.00 with a refund of 5.00 after its payout, and one that a bank took back and gave back. */
test.beforeAll(async () => {
  const admin = await seedAdmin(app);
  shop = await seedCardShop(app, { escrowDelayHours: 1 });
  const { orderId } = await seedPaidOrder(api, shop);
  await deliver(app, api, shop, orderId);
  app.clock.advance({ hours: 2 });
  await releaseDueEscrow(app);
  await app.jobs.drain(app);
  const body = { orderId, amount: 5, reason: "Cold" };
  await api("POST", "/api/admin/escrow/refunds", { as: admin, body });
  await app.jobs.drain(app);
  const { intentId } = await seedPaidOrder(api, shop);
  const disputeId = (await app.stripeEmulator?.openDispute(intentId)) ?? "";
  await app.stripeEmulator?.endDispute(disputeId, "won");
  await topUp(app, { amount: 900, currency: "eur" });
  await app.jobs.drain(app);
  app.clock.advance({ hours: 2 });
  expect(await findings()).toEqual([]);
});

async function findings(): Promise<BalanceFinding[]> {
  await reportBalance(app);
  const [newest] = await listBalanceReports(app.db.prisma, 1);
  return newest?.findings ?? [];
}

/** What a report names while something is forged. */
async function namedWhile(done: string[], undone: string[]): Promise<BalanceFinding[]> {
  await forge(...done);
  const named = await findings();
  await forge(...undone);
  expect(await findings()).toEqual([]);
  expect(await listAlarms(app.db.prisma)).toEqual([]);
  return named;
}

const keyOf = async (kind: string): Promise<string> =>
  (await app.db.prisma.ledgerTransaction.findFirstOrThrow({ where: { kind } })).uniqueKey;

const entriesOf = (key: string) =>
  `ledger_entry e USING ledger_transaction t
   WHERE t.unique_key = '${key}' AND e.tenant_id = t.tenant_id AND e.transaction_id = t.id`;

const KINDS = ["capture", "refund", "dispute", "dispute-undone", "transfer", "reversal"];

describe("a movement of the ledger", () => {
  test.each(KINDS)("(%s) that was removed is named", async (kind) => {
    const key = await keyOf(kind);
    const named = await namedWhile(
      [
        `CREATE TABLE kept_t AS SELECT * FROM ledger_transaction WHERE unique_key = '${key}'`,
        `CREATE TABLE kept_e AS SELECT e.* FROM ledger_entry e JOIN kept_t t ON e.tenant_id = t.tenant_id AND e.transaction_id = t.id`,
        `DELETE FROM ${entriesOf(key)}`,
        `DELETE FROM ledger_transaction WHERE unique_key = '${key}'`,
      ],
      [
        "INSERT INTO ledger_transaction SELECT * FROM kept_t",
        "INSERT INTO ledger_entry SELECT * FROM kept_e",
        "DROP TABLE kept_t, kept_e",
      ],
    );
    expect(named).toEqual([
      expect.objectContaining({ key, problem: "missing_in_ledger", ledgerMinor: null }),
    ]);
  });

  test.each(KINDS)("(%s) whose amount was changed is named", async (kind) => {
    const key = await keyOf(kind);
    const change = (minor: number) =>
      `UPDATE ledger_entry e SET amount_minor = e.amount_minor + ${minor} FROM ledger_transaction t
        WHERE t.unique_key = '${key}' AND e.tenant_id = t.tenant_id AND e.transaction_id = t.id AND e.account = 'processor'`;
    const [named, ...others] = await namedWhile([change(1000)], [change(-1000)]);
    expect(others).toEqual([]);
    expect(named).toMatchObject({ key, problem: "amount_differs" });
    expect((named?.ledgerMinor ?? 0) - (named?.processorMinor ?? 0)).toBe(1000);
  });

  test("is named where another one of the same amount makes the sums agree", async () => {
    const change = (kind: string, minor: number) =>
      `UPDATE ledger_entry e SET amount_minor = e.amount_minor + ${minor} FROM ledger_transaction t
        WHERE t.kind = '${kind}' AND e.tenant_id = t.tenant_id AND e.transaction_id = t.id AND e.account = 'processor'`;
    const named = await namedWhile(
      [change("transfer", 5), change("reversal", -5)],
      [change("transfer", -5), change("reversal", 5)],
    );
    expect(named.map(({ problem }) => problem)).toEqual(["amount_differs", "amount_differs"]);
  });

  test.each(KINDS)("(%s) that was invented is named, also weeks later", async (kind) => {
    const key = `${kind}:forged`;
    const at = app.clock.now();
    await forge(
      `INSERT INTO ledger_transaction (tenant_id, id, kind, unique_key, created_at)
       VALUES ('${shop.tenantId}', 'ltx_forged', '${kind}', '${key}', '${at.toISOString()}')`,
      `INSERT INTO ledger_entry (tenant_id, transaction_id, position, account, amount_minor, currency)
       VALUES ('${shop.tenantId}', 'ltx_forged', 0, 'processor', 777, 'EUR')`,
    );
    app.clock.advance({ days: 20 });
    const named = await namedWhile(
      [],
      [
        "DELETE FROM ledger_entry WHERE transaction_id = 'ltx_forged'",
        "DELETE FROM ledger_transaction WHERE id = 'ltx_forged'",
      ],
    );
    expect(named).toEqual([
      expect.objectContaining({
        key,
        problem: "missing_at_processor",
        ledgerMinor: 777,
        processorMinor: null,
      }),
    ]);
  });
});

describe("a transaction of the processor that is kept here", () => {
  const kept = async (kind: string) =>
    (await app.db.prisma.processorTransaction.findFirstOrThrow({ where: { kind: kind as "topup" } })).id;

  test.each(["capture", "topup"])("(%s) is read again when it was removed", async (kind) => {
    const id = await kept(kind);
    const count = () => app.db.prisma.processorTransaction.count();
    const before = await count();
    await forge(`DELETE FROM processor_transaction WHERE id = '${id}'`);
    expect(await count()).toBe(before - 1);
    expect(await findings()).toEqual([]);
    expect(await count()).toBe(before);
  });

  test.each(["capture", "topup"])("(%s) is named when it was changed", async (kind) => {
    const id = await kept(kind);
    const change = (amount: number) =>
      `UPDATE processor_transaction SET amount = amount + ${amount}, net = net + ${amount} WHERE id = '${id}'`;
    const named = await namedWhile([change(50)], [change(-50)]);
    expect(named).toEqual([expect.objectContaining({ key: id, problem: "amount_differs" })]);
  });

  test.each([
    ["topup", "NULL, NULL"],
    ["capture", "333, 'EUR'"],
  ])("(%s) is named when it was invented", async (kind, booked) => {
    const at = new Date(app.clock.now().getTime() - 7_200_000).toISOString();
    const named = await namedWhile(
      [
        `INSERT INTO processor_transaction
           (id, kind, type, currency, amount, fee, net, booked_minor, booked_currency, created_at, available_at)
         VALUES ('txn_forged', '${kind}', '${kind}', 'EUR', 333, 0, 333, ${booked}, '${at}', '${at}')`,
      ],
      ["DELETE FROM processor_transaction WHERE id = 'txn_forged'"],
    );
    expect(named).toContainEqual(
      expect.objectContaining({ key: "txn_forged", problem: "unknown_at_processor", ledgerMinor: 333 }),
    );
  });
});

describe("a payment at the processor that nothing here asked for", () => {
  test("is named, and raises an alarm with its amount until the books have it", async () => {
    const { payment_intent: intentId } = await chargeAtProcessor(app, { amount: 4_200, currency: "eur" });
    app.clock.advance({ hours: 2 });
    const expected = {
      key: `capture:${intentId}`,
      problem: "missing_in_ledger",
      ledgerMinor: null,
      processorMinor: 4_200,
      currency: "EUR",
    };
    expect(await findings()).toEqual([expect.objectContaining(expected)]);
    expect(await listAlarms(app.db.prisma)).toMatchObject([
      {
        kind: "balance_difference",
        detail: { differences: [{ currency: "EUR", amount: 4_200 }], findings: 1 },
      },
    ]);
    app.clock.advance({ days: 20 });
    expect(await findings()).toEqual([expect.objectContaining(expected)]);
  });
});
