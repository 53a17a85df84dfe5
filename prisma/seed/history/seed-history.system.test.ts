import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkBooks } from "@/lib/oversight/books-check/check-books";
import { sweepRetention } from "@/lib/oversight/retention/sweep-retention";
import { escrowOf } from "@/lib/payments/escrow/escrow";
import { payUnderpaid } from "@/lib/payments/payments/pay-underpaid";
import { releaseDueEscrow } from "@/lib/payments/payments/release-escrow";
import { listBalanceReports } from "@/lib/payments/platform-balance/balance-report-store";
import { reportBalance } from "@/lib/payments/platform-balance/report-balance";
import { rereadTransactions } from "@/lib/payments/platform-balance/reread-transactions";
import { readAll } from "@/lib/payments/processor/processor-lists";
import { beginProcessorRun } from "@/lib/payments/processor/processor-run";
import { type BookLine, compareBooks } from "@/lib/payments/reconciliation/compare-books";
import { reconcilePayments } from "@/lib/payments/reconciliation/reconcile-payments";
import { reportReconciliation } from "@/lib/payments/reconciliation/report-reconciliation";
import { createDb } from "@/lib/platform/db/db";
import { JOB_LIMITS } from "@/lib/platform/db/time-limits";
import { expireBillPayments } from "@/lib/service/bills/expire-bill-payments";
import { countCardsToSeal } from "@/lib/service/gift-cards/count-cards-to-seal";
import { expireGiftCards } from "@/lib/service/gift-cards/expire-gift-cards";
import { expireUnpaidOrders } from "@/lib/service/orders/life/expire-unpaid-orders";
import { type Api, createApi } from "@/lib/testing/call";
import { cookieOf, seedAdmin } from "@/lib/testing/seed-shop";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";
import { testDatabaseUrl } from "@/lib/testing/test-database";
import { seedDemoData } from "@/prisma/seed/seed";
import { demoTenantId } from "@/prisma/seed/seed-ids";
import { seedHistory } from "./seed-history";

let app: TestApp;
let api: Api;
/** The database as nightly jobs have it, with their time limits. */
let nightly: TestApp;
let lastOrder: number;

const START = new Date("2026-11-18T16:20:00Z");
/** Fewer than the demo has: every kind of thing happens in them, in half the time. */
const DAYS = 52;
const SLUGS = ["luigi", "sakura", "taco"];
const counter = { tenantId: demoTenantId("luigi") };

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set(START);
  api = createApi(app);
  nightly = { ...app, db: createDb(await testDatabaseUrl(), 2, { limits: JOB_LIMITS }) };
  await seedDemoData(app);
}, 60_000);
afterAll(() => nightly.db.close().then(app.stop));

async function signIn(email: string) {
  const { headers } = await api("POST", "/api/auth/login", { body: { email, password: "demo-password" } });
  return { cookie: cookieOf(headers.get("set-cookie") ?? "").cookie };
}

async function read(path: string, as: { cookie: string }, query: Record<string, string> = {}) {
  const { status, body, text } = await api("GET", path, { as, query });
  if (status !== 200) throw new Error(`${path}: ${text}`);
  return body;
}

const count = async (sql: string) => Number((await app.db.sql.query<{ count: string }>(sql))[0]?.count);

describe("seedHistory", () => {
  it("leaves a demo alone in which somebody has ordered", async () => {
    await app.db.prisma.tenantCounter.update({ where: counter, data: { orderNumber: 1001 } });
    expect(await seedHistory(app, { days: DAYS })).toBe(false);
    await app.db.prisma.tenantCounter.update({ where: counter, data: { orderNumber: 1000 } });
  });

  it("is written once, and by one of those who write it at once", { timeout: 180_000 }, async () => {
    const written = await Promise.all([seedHistory(app, { days: DAYS }), seedHistory(app, { days: DAYS })]);
    expect(written.toSorted()).toEqual([false, true]);
    const before = await count("SELECT count(*) FROM orders");
    expect(before).toBeGreaterThan(6_000);
    expect(await seedHistory(app, { days: DAYS })).toBe(false);
    expect(await count("SELECT count(*) FROM orders")).toBe(before);
    lastOrder = (await app.db.prisma.tenantCounter.findUniqueOrThrow({ where: counter })).orderNumber;
  });

  it("tells nobody: there is no event, email, delivery or job", async () => {
    for (const table of ["event", "email", "webhook_delivery", "graphile_worker._private_jobs"])
      expect([table, await count(`SELECT count(*) FROM ${table}`)]).toEqual([table, 0]);
  });
});

describe("its books", () => {
  it("sum to zero, in every currency and restaurant", async () => {
    const off = await app.db.sql.query(
      `SELECT tenant_id, currency FROM ledger_entry GROUP BY 1, 2 HAVING sum(amount_minor) <> 0`,
    );
    expect(off).toEqual([]);
  });

  it("hold for every order what its escrow says is held", async () => {
    const held = await app.db.sql.query<{ id: string; held: string }>(
      `SELECT subject_id AS id, -sum(amount_minor) AS held FROM ledger_entry WHERE account = 'escrow' GROUP BY 1`,
    );
    const ledger = new Map(held.map(({ id, held: amount }) => [id, Number(amount)]));
    const orders = await app.db.prisma.order.findMany({
      select: {
        id: true,
        giftCardMinor: true,
        releasedAt: true,
        payments: { select: { capturedMinor: true, disputedMinor: true } },
        refunds: { where: { status: "succeeded" }, select: { purse: true, amountMinor: true } },
      },
    });
    const wrong = orders.filter(({ id, giftCardMinor, releasedAt, payments, refunds }) => {
      const back = (purse: string) =>
        refunds.reduce((sum, refund) => sum + (refund.purse === purse ? refund.amountMinor : 0), 0);
      const money = {
        capturedMinor: payments[0]?.capturedMinor ?? 0,
        disputedMinor: payments[0]?.disputedMinor ?? 0,
        giftCardMinor,
        refundedMinor: back("processor"),
        giftCardReturnedMinor: back("gift_card"),
      };
      return escrowOf(money, { isReleased: releasedAt !== null }).heldMinor !== (ledger.get(id) ?? 0);
    });
    expect(wrong).toEqual([]);
    expect(orders.length).toBeGreaterThan(6_000);
  });

  it("owe no restaurant anything that is not on its way", async () => {
    const before = await app.db.prisma.transfer.count();
    await payUnderpaid(app, beginProcessorRun(app));
    expect(await app.db.prisma.transfer.count()).toBe(before);
  });

  it("pass every check of the books, each of which has something to compare", async () => {
    const run = await checkBooks(nightly, { isWatched: true });
    expect([run?.findings, run?.unchecked]).toEqual([[], []]);
    const idle = Object.entries(run?.counts ?? {}).filter(([, { compared }]) => compared === 0);
    expect(idle).toEqual([]);
  });

  it("are the processor's, object by object, over all its days", { timeout: 120_000 }, async () => {
    const range = { from: new Date("2026-01-01"), to: app.clock.now() };
    const { lists } = app.payments;
    const ledger = await app.db.sql.query<BookLine>(`
      SELECT t.unique_key AS key, abs(sum(e.amount_minor))::float8 AS "amountMinor"
        FROM ledger_transaction t
        JOIN ledger_entry e ON e.tenant_id = t.tenant_id AND e.transaction_id = t.id AND e.account = 'processor'
       WHERE t.kind IN ('capture', 'refund', 'dispute', 'transfer')
         AND NOT EXISTS (SELECT FROM ledger_transaction u WHERE u.unique_key = replace(t.unique_key, ':', '-undone:'))
       GROUP BY 1`);
    const own = new Map(
      (await app.db.prisma.dispute.findMany()).map(({ processorDisputeId, id }) => [processorDisputeId, id]),
    );
    const lines: BookLine[] = [];
    const add = (key: string, amountMinor: number) => lines.push({ key, amountMinor });
    for (const { state, id, receivedMinor } of await readAll(lists.intents, range))
      if (state === "succeeded") add(`capture:${id}`, receivedMinor);
    for (const { refundId, amountMinor } of await readAll(lists.refunds, range))
      add(`refund:${refundId}`, amountMinor);
    for (const { transferId, amountMinor } of await readAll(lists.transfers, range))
      add(`transfer:${transferId}`, amountMinor);
    for (const { id, amountMinor, moves } of await readAll(lists.disputes, range))
      if (!moves.includes("reinstated")) add(`dispute:${own.get(id)}`, amountMinor);
    expect(compareBooks(ledger, lines)).toEqual([]);
    expect(lines.length).toBeGreaterThan(8_000);
  });

  it("lead to the processor's balance, with its fees, and what is kept of its list is its list", async () => {
    const range = { from: new Date("2026-01-01"), to: app.clock.now() };
    expect(await rereadTransactions(nightly, range)).toEqual({ missed: 0, findings: [] });
    await reportBalance(nightly);
    const [report] = await listBalanceReports(app.db.prisma, 1);
    expect(report?.findings).toEqual([]);
    const sound = report?.currencies.map((of) => [of.currency, of.difference, of.fees < 0]);
    expect(sound).toEqual(["EUR", "USD"].map((currency) => [currency, 0, true]));
    expect(report?.currencies.every(({ available, needed }) => available > needed)).toBe(true);
  });

  it("have a won, a lost and an open dispute, and refunds to both purses", async () => {
    const statuses = await app.db.prisma.dispute.groupBy({ by: ["status"] });
    expect(statuses.map(({ status }) => status).toSorted()).toEqual(["lost", "open", "won"]);
    const purses = await app.db.prisma.refund.groupBy({ by: ["purse"] });
    expect(purses.map(({ purse }) => purse).toSorted()).toEqual(["gift_card", "processor"]);
    expect(await app.db.prisma.transfer.count({ where: { reversedMinor: { gt: 0 } } })).toBeGreaterThan(0);
    expect(await app.db.prisma.giftCardEntry.count({ where: { kind: "expire" } })).toBeGreaterThan(0);
    expect(await countCardsToSeal(app)).toEqual({ old: 0, lost: 0 });
  });
});

describe("read through the API", () => {
  it.each(SLUGS)(
    "%s's orders, bookings, bills, guests, cards and stock are what the wire promises",
    async (slug) => {
      const as = await signIn(`owner@${slug}.example`);
      const base = `/api/tenant/${slug}`;
      for (const status of ["delivered", "rejected", "canceled"]) {
        let cursor: string | null = null;
        for (let page = 0; page < 3; page++) {
          const query: Record<string, string> = { status, ...(cursor ? { cursor } : {}) };
          const { orders, nextCursor } = await read(`${base}/orders`, as, query);
          expect(orders.length).toBeGreaterThan(0);
          cursor = nextCursor;
          if (cursor === null) break;
        }
      }
      const { days } = await read(`${base}/drawer-days`, as);
      expect((await read(`${base}/drawer-days/${days.at(-1).id}`, as)).report.ways).not.toEqual([]);
      const { customers } = await read(`${base}/customers`, as);
      expect(customers.length).toBeGreaterThan(20);
      const saturday = { from: "2026-11-14", to: "2026-11-14" };
      const { reservations } = await read(`${base}/reservations`, as, saturday);
      expect(reservations.length).toBeGreaterThan(0);
      expect((await read(`${base}/bills`, as)).bills).not.toEqual([]);
      const { giftCards } = await read(`${base}/gift-cards`, as);
      expect(giftCards.length).toBeGreaterThan(5);
      const { ingredients } = await read(`${base}/ingredients`, as);
      expect(ingredients).toHaveLength(8);
      const { movements } = await read(`${base}/ingredients/${ingredients[0].id}/movements`, as);
      expect(movements.length).toBeGreaterThan(0);
      const { coupons } = await read(`${base}/coupons`, as);
      expect(coupons.some(({ used }: { used: number }) => used > 20)).toBe(true);
    },
  );

  it("the agent has been paid for some months and not yet for the last", async () => {
    const { months } = await read("/api/agent/commissions", await signIn("agent@bazar.example"));
    expect(months.some(({ paidAt }: { paidAt: string | null }) => paidAt !== null)).toBe(true);
    expect(months.some(({ paidAt }: { paidAt: string | null }) => paidAt === null)).toBe(true);
  });

  it("every dish can still be made", async () => {
    for (const slug of SLUGS) {
      const { body } = await api("GET", `/api/public/${slug}/menu`);
      expect(body.products.length).toBeGreaterThanOrEqual(40);
    }
  });
});

describe("from then on", () => {
  it("an order gets the next number", async () => {
    const { body: menu } = await api("GET", "/api/public/luigi/menu");
    const { id: productId } = menu.products.find(
      ({ optionGroups }: { optionGroups: unknown[] }) => optionGroups.length === 0,
    );
    const { body } = await api("POST", "/api/public/luigi/orders", {
      body: {
        type: "pickup",
        customerName: "Ada Diner",
        customerEmail: "ada@diner.example",
        customerPhone: "+39 333 1234567",
        paymentMethod: "cash",
        items: [{ productId, quantity: 2, price: 1 }],
      },
    });
    expect(body.orderNumber).toBe(String(lastOrder + 1));
    await app.db.prisma.email.deleteMany();
  });

  it("a super-admin can refund a card order of weeks ago, out of the restaurant's transfer", async () => {
    const order = await app.db.prisma.order.findFirstOrThrow({
      where: {
        tenantId: counter.tenantId,
        escrowStatus: "released",
        paymentMethod: "stripe",
        giftCardMinor: 0,
        releasedAt: { lt: new Date("2026-11-01") },
        payments: { some: { disputedMinor: 0, refundedMinor: 0, capturedMinor: { gt: 2000 } } },
      },
      orderBy: { createdAt: "desc" },
    });
    const as = await seedAdmin(app);
    const body = { orderId: order.id, amount: 5, reason: "Wrong dish" };
    const asked = await api("POST", "/api/admin/escrow/refunds", { as, body });
    expect([asked.status, asked.body.status]).toEqual([200, "pending"]);
    await app.jobs.drain(app);
    const refund = await app.db.prisma.refund.findFirstOrThrow({ where: { orderId: order.id } });
    expect(refund).toMatchObject({ status: "succeeded", reversedMinor: 500 });
    expect(refund.reversalId).not.toBeNull();
  });

  it("the jobs of the next hours release and pay what is due, and find nothing to mend, delete or write about", {
    timeout: 120_000,
  }, async () => {
    const emails = await app.db.prisma.email.count();
    app.clock.advance({ hours: 5 });
    expect(await releaseDueEscrow(app)).toBeGreaterThan(20);
    await app.jobs.drain(app);
    expect(await app.db.prisma.transfer.count({ where: { status: { not: "succeeded" } } })).toBe(0);
    expect(await expireUnpaidOrders(app)).toBe(0);
    await expireBillPayments(app);
    await expireGiftCards(app);
    await reconcilePayments(app);
    await sweepRetention(app);
    await app.jobs.drain(app);
    expect(await app.db.prisma.email.count()).toBe(emails);
    expect(await count("SELECT count(*) FROM orders")).toBeGreaterThan(6_000);
    app.clock.advance({ hours: 21 });
    await reportReconciliation(app);
    const [report] = await app.db.prisma.reconciliationReport.findMany();
    expect(report?.findings).toEqual([]);
    expect(report?.compared).toBeGreaterThan(100);
  });
});
