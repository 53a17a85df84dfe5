import { Writable } from "node:stream";
import { describe, expect } from "vitest";
import { createDb } from "@/lib/platform/db/db";
import { JOB_LIMITS } from "@/lib/platform/db/time-limits";
import { tally } from "@/lib/platform/http/tally";
import { createLog } from "@/lib/platform/log/log";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { liveOnce } from "@/lib/testing/lived-shop";
import { leftOutOnCluster } from "@/lib/testing/on-cluster";
import { resetEmulator } from "@/lib/testing/online-payments";
import { seedAdmin, seedShop } from "@/lib/testing/seed-shop";
import { asTableOwner, forge, testDatabaseUrl } from "@/lib/testing/test-database";
import { checkBooks } from "./check-books";

let admin: { cookie: string };
let world: Awaited<ReturnType<typeof liveOnce>>;
const lines: { level: string; msg: string; findings?: { check: string }[] }[] = [];

it.beforeAll(async () => {
  const sink = new Writable({
    write(line, _, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  app.log = createLog("info", sink);
  resetEmulator(app);
  world = await liveOnce(app);
  for (let shop = 0; shop < 4; shop += 1) await seedShop(app);
}, 120_000);
it.beforeEach(async () => {
  admin = await seedAdmin(app);
  await app.db.prisma.email.deleteMany();
  lines.length = 0;
});

const runs = () => app.db.prisma.booksCheck.findMany({ orderBy: { id: "desc" } });
const fleet = async () => (await api("GET", "/api/admin/fleet", { as: admin })).body;
const told = async () => (await api("GET", "/api/admin/reconciliation", { as: admin })).body.booksChecks;

/** One entry of the ledger, one card, one transfer and one receipt, each changed with the triggers off. */
const forgeBooks = (sign: "+" | "-") =>
  forge(
    `UPDATE ledger_entry e SET amount_minor = amount_minor ${sign} 1000
      FROM ledger_transaction t WHERE t.tenant_id = e.tenant_id AND t.id = e.transaction_id
       AND t.unique_key = 'capture:${world.intentId}' AND e.account = 'processor'`,
    `UPDATE gift_card SET balance_minor = balance_minor ${sign === "+" ? "-" : "+"} 100 WHERE id = '${world.cardId}'`,
    `UPDATE transfer SET amount_minor = amount_minor ${sign} 700 WHERE order_id = '${world.orderId}'`,
    `UPDATE receipt SET tax_minor = tax_minor ${sign} 3 WHERE order_id = '${world.orderId}' AND kind = 'receipt'`,
  );

describe("the nightly check", () => {
  it("says nothing when the books add up", async () => {
    await app.jobs.add(app.db.prisma, "check-books", {});
    await app.jobs.drain(app);
    expect((await told())[0]).toMatchObject({ restaurants: 5, differences: 0, findings: [], unchecked: [] });
    expect((await fleet()).books).toMatchObject({ differences: 0, at: expect.any(String) });
    expect(await app.db.prisma.email.count()).toBe(0);
  });

  it("names a forged entry, card, transfer and receipt: in the log, the metric, the fleet, the page and one email", async () => {
    const before = tally.bookDifferences;
    await forgeBooks("+");
    try {
      await checkBooks(app);
      const [check] = await told();
      const named = (name: string) =>
        check.findings.find((finding: { check: string }) => finding.check === name);
      const restaurant = { slug: world.shop.slug };
      expect(named("transaction_balanced")).toMatchObject({
        restaurant,
        expected: 0,
        found: 1000,
        currency: "EUR",
      });
      expect(named("capture_booked")).toMatchObject({ restaurant, objectId: world.intentId });
      expect(named("card_balance")).toMatchObject({
        restaurant,
        objectId: world.cardId,
        expected: 1000,
        found: 900,
      });
      expect(named("transfer_booked").expected - named("transfer_booked").found).toBe(700);
      expect(named("receipt_tax")).toMatchObject({ restaurant });
      const count = check.differences;
      expect(count).toBe(check.findings.length);

      expect(tally.bookDifferences).toBe(before + count);
      const errors = lines.filter(({ level }) => level === "error");
      expect(errors).toMatchObject([{ msg: "the books of a restaurant differ", slug: world.shop.slug }]);
      expect(errors[0]?.findings).toHaveLength(count);
      const seen = await fleet();
      expect(seen.books.differences).toBe(count);
      expect(seen.attention).toContainEqual(
        expect.objectContaining({ kind: "books_difference", count, subjectId: check.id }),
      );
      const emails = await app.db.prisma.email.findMany({ where: { template: "books-differ" } });
      const admins = await app.db.prisma.user.findMany({ where: { role: "superadmin" } });
      expect(emails.map(({ to }) => to).sort()).toEqual(admins.map(({ email }) => email).sort());
      expect(emails[0]?.props).toMatchObject({ differences: count, restaurants: [world.shop.slug] });
    } finally {
      await forgeBooks("-");
    }
    app.clock.advance({ hours: 1 });
    await checkBooks(app);
    const seen = await fleet();
    expect(seen.books.differences).toBe(0);
    expect(seen.attention.map(({ kind }: { kind: string }) => kind)).not.toContain("books_difference");
  });

  it("goes on where time was up, within a restaurant as well, and does each once", async () => {
    const whole = await checkBooks(app, { isWatched: true });
    const signal = AbortSignal.abort();
    expect(await checkBooks(app, { signal })).toBeNull();
    const again = await app.db.pool.query(
      "SELECT FROM graphile_worker.jobs WHERE task_identifier = 'check-books' AND key = 'check-books-again'",
    );
    expect(again.rowCount).toBe(1);
    let asked = 0;
    for (let part = 1; ; part += 1) {
      asked = 0;
      // Time is up after seven looks at the clock: in the middle of a restaurant's checks.
      const running = {
        get aborted() {
          asked += 1;
          return asked > 7;
        },
      } as AbortSignal;
      const run = await checkBooks(app, { signal: running });
      const [kept] = await runs();
      if (part === 1) expect(kept?.nextCheck).not.toBe("");
      if (!run) continue;
      expect(part).toBeGreaterThan(5);
      expect({ ...run, id: "", startedAt: 0, finishedAt: 0 }).toEqual({
        ...whole,
        id: "",
        startedAt: 0,
        finishedAt: 0,
      });
      break;
    }
  });

  it("is one run for two that work on it at once, one of which was thought dead", async () => {
    const earlier = (await runs()).length;
    expect(await checkBooks(app, { signal: AbortSignal.abort() })).toBeNull();
    const both = await Promise.all([checkBooks(app), checkBooks(app)]);
    expect(both.filter((run) => run?.restaurants === 5).length).toBeGreaterThan(0);
    const begun = (await runs()).slice(0, -earlier);
    for (const { finishedAt, restaurants } of begun)
      expect([finishedAt === null, restaurants]).toEqual([false, 5]);
  });

  it.skipIf(leftOutOnCluster("policies"))(
    "names a restaurant whose books take longer than the database allows, and checks the others",
    async () => {
      await asTableOwner("ALTER TABLE receipt ENABLE ROW LEVEL SECURITY");
      await asTableOwner(`
      CREATE POLICY slow ON receipt TO bazar_runtime
        USING (tenant_id <> '${world.shop.tenantId}' OR pg_sleep(2) IS NOT NULL)`);
      const db = createDb(await testDatabaseUrl(), 3, { limits: { ...JOB_LIMITS, statementMs: 700 } });
      try {
        await checkBooks({ ...app, db });
      } finally {
        await db.close();
        await asTableOwner("DROP POLICY slow ON receipt");
        await asTableOwner("ALTER TABLE receipt DISABLE ROW LEVEL SECURITY");
      }
      expect((await told())[0]).toMatchObject({ restaurants: 5, unchecked: [world.shop.slug] });
      expect((await fleet()).books.differences).toBe(1);
      expect(await app.db.prisma.email.count({ where: { template: "books-differ" } })).toBeGreaterThan(0);
    },
  );
});
