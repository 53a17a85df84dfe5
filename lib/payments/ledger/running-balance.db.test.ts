import { describe, expect } from "vitest";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { postMovement } from "@/lib/payments/ledger/ledger-store";
import { captured, released } from "@/lib/payments/ledger/movement";
import { lockPayable } from "@/lib/payments/payments/transfer-store";
import { readBalances } from "@/lib/payments/statement/balance-store";
import { sumMovements } from "@/lib/payments/statement/period-store";
import { orderSubject } from "@/lib/payments/subject/subject";
import { inSqlTransaction, inTransaction } from "@/lib/platform/db/transaction";
import { app, appTest as it } from "@/lib/testing/fixtures";
import { meetAtLock } from "@/lib/testing/hold-lock";
import { openDatabaseBefore } from "@/lib/testing/migrated-database";
import { seedShop } from "@/lib/testing/seed-shop";

let tenantId: TenantId;

it.beforeAll(async () => {
  ({ tenantId } = await seedShop(app));
});

/** What the running balances and the entries differ by, as one statement sees both. */
async function differences(): Promise<unknown[]> {
  return app.db.sql.query(
    `SELECT account, currency, kind, sum(amount) AS amount, sum(entries) AS entries
       FROM (SELECT account, currency, kind, amount_minor AS amount, entry_count AS entries FROM ledger_balance
              WHERE tenant_id = $1
             UNION ALL
             SELECT e.account, e.currency, t.kind, 0 - e.amount_minor, -1 FROM ledger_entry e
               JOIN ledger_transaction t ON t.tenant_id = e.tenant_id AND t.id = e.transaction_id
              WHERE e.tenant_id = $1) line
      GROUP BY 1, 2, 3 HAVING sum(amount) <> 0 OR sum(entries) <> 0`,
    [tenantId],
  );
}

const parts = async () =>
  Number(
    (
      await app.db.sql.query<{ parts: string }>(
        "SELECT count(*) AS parts FROM ledger_balance WHERE tenant_id = $1",
        [tenantId],
      )
    )[0]?.parts,
  );

const merge = () => app.db.sql.execute("SELECT merge_ledger_balance($1)", [tenantId]);

let made = 0;
/** A payment of 17.00 that arrives and is released: 0.85 is the platform's. */
async function sell(currency = "EUR"): Promise<void> {
  made += 1;
  const name = String(made);
  const money = { subject: orderSubject(`ord_${name}`), currency, amountMinor: 1700 };
  const now = app.clock.now();
  await inSqlTransaction(app.db, async (tx) => {
    await postMovement(tx, { tenantId, movement: captured(`pi_${name}`, money), now });
  });
  await inTransaction(app.db, async (tx) => {
    await postMovement(tx, { tenantId, movement: released({ ...money, feeMinor: 85 }), now });
  });
}

describe("the running balances of a restaurant", () => {
  it("are the sums of its entries at every moment, while twenty rivals post and others merge", async () => {
    const seen: unknown[][] = [];
    const before = await parts();
    const selling = Promise.all(Array.from({ length: 20 }, () => sell()));
    let isOver = false;
    const merging = async () => {
      while (!isOver) await merge();
    };
    const looking = async () => {
      while (!isOver) seen.push(await differences());
    };
    const others = Promise.all([merging(), merging(), looking()]);
    await selling.finally(() => {
      isOver = true;
    });
    await others;
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.flat()).toEqual([]);
    expect(await differences()).toEqual([]);
    const [euros] = await readBalances(app.db, { tenantId });
    expect(euros).toMatchObject({ availableMinor: 20 * 1615, heldMinor: 0, feesMinor: 20 * 85 });
    await merge();
    expect(await parts()).toBe(before + 5);
  });

  it("are not doubled by two that merge the same parts at once", async () => {
    for (let count = 0; count < 3; count += 1) await sell();
    await meetAtLock(
      { statement: "SELECT FROM ledger_balance WHERE tenant_id = $1 FOR UPDATE", values: [tenantId] },
      [1, 2].map(() => () => merge()),
    );
    expect(await differences()).toEqual([]);
  });

  it("go back with a transaction that is rolled back, and hold up nobody who posts meanwhile", async () => {
    const posted = inTransaction(app.db, async (tx) => {
      const money = { subject: orderSubject("ord_back"), currency: "EUR", amountMinor: 500 };
      await postMovement(tx, { tenantId, movement: captured("pi_back", money), now: app.clock.now() });
      await sell();
      throw new Error("the order was refused");
    });
    await expect(posted).rejects.toThrow("the order was refused");
    expect(await differences()).toEqual([]);
  });

  it("tell a payout what is owed by what its own transaction has just booked, and are merged by it", async () => {
    const payable = () => inTransaction(app.db, (tx) => lockPayable(tx, { tenantId, currency: "EUR" }));
    await merge();
    const owed = await payable();
    await inTransaction(app.db, async (tx) => {
      const money = { subject: orderSubject("ord_own"), currency: "EUR", amountMinor: 1000 };
      await postMovement(tx, { tenantId, movement: captured("pi_own", money), now: app.clock.now() });
      const movement = released({ ...money, feeMinor: 50 });
      await postMovement(tx, { tenantId, movement, now: app.clock.now() });
      expect(await lockPayable(tx, { tenantId, currency: "EUR" })).toBe(owed + 950);
    });
    for (let count = 0; count < 101; count += 1) await sell();
    expect(await parts()).toBeGreaterThan(500);
    expect(await payable()).toBe(owed + 950 + 101 * 1615);
    expect(await parts()).toBe(5);
    expect(await payable()).toBe(owed + 950 + 101 * 1615);
  });

  it("give a period the opening balance that its earlier movements add up to, and no currency of later ones", async () => {
    const noon = app.clock.now();
    app.clock.advance({ days: 1 });
    const start = app.clock.now();
    await sell();
    app.clock.advance({ days: 1 });
    const end = app.clock.now();
    await sell("USD");
    const sums = await sumMovements(app.db, { tenantId, start, end });
    expect(new Set(sums.map(({ currency }) => currency))).toEqual(new Set(["EUR"]));
    const [opening] = sums.filter(({ isWithin }) => !isWithin);
    const [now] = await readBalances(app.db, { tenantId });
    expect(opening).toMatchObject({ heldMinor: 0, availableMinor: (now?.availableMinor ?? 0) - 1615 });
    expect(sums.filter(({ isWithin }) => isWithin).map(({ kind, count }) => [kind, count])).toEqual([
      ["capture", 1],
      ["release", 1],
    ]);
    const earliest = { tenantId, start: new Date(noon.getTime() - 86_400_000), end: noon };
    expect((await sumMovements(app.db, earliest)).map(({ currency }) => currency)).toEqual([]);
  });
});

it("are filled by the migration with what was booked before", async () => {
  const database = await openDatabaseBefore("20261125134000_running_balances");
  try {
    await database.execute(`
      SET session_replication_role = replica;
      INSERT INTO ledger_transaction (tenant_id, id, kind, unique_key) VALUES ('t', 'l1', 'capture', 'c1'), ('t', 'l2', 'release', 'r1');
      INSERT INTO ledger_entry (tenant_id, transaction_id, position, account, amount_minor, currency) VALUES
        ('t', 'l1', 0, 'processor', 2000000000, 'EUR'), ('t', 'l1', 1, 'escrow', -2000000000, 'EUR'),
        ('t', 'l2', 0, 'escrow', 2000000000, 'EUR'), ('t', 'l2', 1, 'restaurant', -2000000000, 'EUR');
      SET session_replication_role = DEFAULT`);
    await database.migrate();
    await database.execute(`
      BEGIN;
      INSERT INTO ledger_transaction (tenant_id, id, kind, unique_key) VALUES ('t', 'l3', 'capture', 'c2');
      INSERT INTO ledger_entry (tenant_id, transaction_id, position, account, amount_minor, currency) VALUES
        ('t', 'l3', 0, 'processor', 2000000000, 'EUR'), ('t', 'l3', 1, 'escrow', -2000000000, 'EUR');
      COMMIT`);
    const sums = await database.rows(
      `SELECT account, kind, sum(amount_minor)::text AS sum, sum(entry_count)::int AS entries FROM ledger_balance
        WHERE tenant_id = 't' GROUP BY 1, 2 ORDER BY 1, 2`,
    );
    expect(sums).toEqual([
      { account: "escrow", kind: "capture", sum: "-4000000000", entries: 2 },
      { account: "escrow", kind: "release", sum: "2000000000", entries: 1 },
      { account: "processor", kind: "capture", sum: "4000000000", entries: 2 },
      { account: "restaurant", kind: "release", sum: "-2000000000", entries: 1 },
    ]);
  } finally {
    await database.drop();
  }
});
