import { describe, expect } from "vitest";
import { releaseDueEscrow } from "@/lib/payments/payments/release-escrow";
import { countQueries } from "@/lib/testing/count-queries";
import { api, app, processorTest as test } from "@/lib/testing/fixtures";
import { deliver, pay, placeByCard, seedCardShop, seedPaidOrder } from "@/lib/testing/online-payments";
import { orderBody, type SeededShop, seedAdmin, seedShop } from "@/lib/testing/seed-shop";
import { ATTENTION_KINDS, type FleetWire } from "./fleet-contract";
import { getFleet } from "./get-fleet";

let admin: { cookie: string };

test.beforeEach(async () => {
  admin = await seedAdmin(app);
});

async function fleet(): Promise<FleetWire> {
  const { status, body } = await api("GET", "/api/admin/fleet", { as: admin });
  expect(status).toBe(200);
  return body as FleetWire;
}

/** What the whole ledger holds in escrow, by currency. */
async function heldInBooks() {
  const sums = await app.db.prisma.ledgerEntry.groupBy({
    by: ["currency"],
    where: { account: "escrow" },
    _sum: { amountMinor: true },
  });
  return sums
    .map(({ currency, _sum }) => ({ currency, amount: (0 - (_sum.amountMinor ?? 0)) / 100 }))
    .filter(({ amount }) => amount !== 0)
    .sort((one, other) => one.currency.localeCompare(other.currency));
}

async function placeInCash(shop: SeededShop): Promise<string> {
  return (await api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop) })).body.id;
}

const kinds = ({ attention }: FleetWire) => attention.map(({ kind }) => kind);

describe("the overview of all restaurants", () => {
  test("counts orders by minute and those that nobody has seen for too long", async () => {
    const shop = await seedShop(app, { unseenMinutes: 5 });
    await placeInCash(shop);
    app.clock.advance({ minutes: 4 });
    const seen = await placeInCash(shop);
    const body = { orderIds: [seen] };
    await api("POST", `/api/tenant/${shop.slug}/orders/seen`, { as: shop.owner, body });
    const early = await fleet();
    expect(early.unseen).toEqual({ count: 0, oldestAt: null });
    expect(early.orders).toMatchObject({ lastHour: 2, perMinute: 0.03 });
    expect(early.orders.series.slice(-5)).toEqual([1, 0, 0, 0, 1]);
    app.clock.advance({ minutes: 2 });
    const late = await fleet();
    expect(late.unseen.count).toBe(1);
    expect(late.attention[0]).toMatchObject({ kind: "unseen_order", restaurant: { slug: shop.slug } });
    app.clock.advance({ hours: 25 });
    expect((await getFleet(app)).unseen.count).toBe(0);
  });

  test("holds what the whole ledger holds, in each state of an order", async () => {
    const shop = await seedCardShop(app, { escrowDelayHours: 1 });
    const same = async () => expect((await fleet()).escrow.held).toEqual(await heldInBooks());
    const { orderId } = await seedPaidOrder(api, shop);
    const { body: other } = await placeByCard(api, shop);
    await pay(api, other.clientSecret);
    await same();
    const refund = { orderId, amount: 3, reason: "Cold" };
    await api("POST", "/api/admin/escrow/refunds", { as: admin, body: refund });
    await same();
    await app.jobs.drain(app);
    await same();
    expect((await fleet()).escrow.held).toContainEqual({ currency: "EUR", amount: 31 });
    await deliver(app, api, shop, orderId);
    await same();
    await api("PATCH", `/api/tenant/${shop.tenantId}/orders/${other.id}`, {
      as: shop.owner,
      body: { status: "rejected", reason: "Closed" },
    });
    await same();
    await app.jobs.drain(app);
    app.clock.advance({ hours: 2 });
    await releaseDueEscrow(app);
    await app.jobs.drain(app);
    await same();
    expect((await fleet()).escrow.held).toEqual([]);
  });

  test("leads from each fault to what it is about", async () => {
    const shop = await seedCardShop(app);
    const { orderId, intentId } = await seedPaidOrder(api, shop);
    for (const status of ["accepted", "preparing", "ready", "delivered"])
      await api("PATCH", `/api/tenant/${shop.tenantId}/orders/${orderId}`, {
        as: shop.owner,
        body: { status },
      });
    await app.stripeEmulator?.openDispute(intentId);
    await app.jobs.drain(app);
    const now = app.clock.now();
    await app.db.prisma.webhookEndpoint.create({
      data: {
        tenantId: shop.tenantId,
        id: "whe_1",
        url: "https://till.example/secret-path",
        eventTypes: [],
        secret: "whsec",
        failingSince: now,
        lastError: "The answer was 500.",
        createdAt: now,
      },
    });
    await app.db.prisma.email.create({
      data: {
        id: "eml_1",
        to: "ada@example.com",
        template: "order-received",
        locale: "en",
        props: {},
        uniqueKey: "fleet",
        status: "failed",
        error: "550 ada@example.com is unknown",
        createdAt: now,
      },
    });
    await app.jobs.add(app.db.prisma, "send-refund", { tenantId: shop.tenantId, refundId: "ref_1" });
    await app.db.pool.query(
      `UPDATE graphile_worker._private_jobs SET attempts = max_attempts, last_error = 'No answer'
        WHERE task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'send-refund')`,
    );
    const seen = await fleet();
    expect(seen).toMatchObject({
      webhooks: { failing: 1 },
      emails: { failed: 1 },
      jobs: { dead: 1 },
      disputes: { open: 1 },
      escrow: { flagged: 1 },
    });
    expect(new Set(kinds(seen))).toEqual(
      new Set(["flagged_order", "dispute", "webhook_failing", "email_failed", "job_given_up"]),
    );
    const of = (kind: string) => seen.attention.find((fault) => fault.kind === kind);
    expect(of("dispute")).toMatchObject({ orderId });
    expect(of("webhook_failing")).toMatchObject({ label: "till.example", subjectId: "whe_1" });
    expect(of("email_failed")).toMatchObject({ detail: "550 (address) is unknown" });
    expect(of("job_given_up")).toMatchObject({ label: "send-refund", detail: "No answer" });
    expect(JSON.stringify(seen)).not.toContain("secret-path");
    const retried = await api("POST", "/api/admin/jobs/retry", { as: admin, body: { task: "send-refund" } });
    expect(retried.body).toEqual({ retried: 1 });
    expect((await fleet()).jobs.dead).toBe(0);
    const again = await api("POST", "/api/admin/jobs/retry", { as: admin, body: { task: "send-refund" } });
    expect(again.body.error).toBe("JOB_NOT_DEAD");
    const acts = await app.db.prisma.auditEntry.findMany({ where: { action: "jobs.retried" } });
    expect(acts).toMatchObject([{ data: { task: "send-refund", retried: 1 } }]);
  });

  test("puts unseen orders and money first, and tells how many more there are of a kind", async () => {
    const before = await fleet();
    await Promise.all(Array.from({ length: 6 }, () => seedShop(app, { status: "draft" })));
    app.clock.advance({ minutes: 1 });
    const shop = await seedShop(app, { unseenMinutes: 1 });
    await placeInCash(shop);
    app.clock.advance({ minutes: 2 });
    const seen = await fleet();
    expect(seen.attention[0]).toMatchObject({ kind: "unseen_order", restaurant: { slug: shop.slug } });
    const shown = kinds(seen);
    expect(shown.map((kind) => ATTENTION_KINDS.indexOf(kind))).toEqual(
      shown.map((kind) => ATTENTION_KINDS.indexOf(kind)).sort((one, other) => one - other),
    );
    expect(shown.filter((kind) => kind === "restaurant_draft")).toHaveLength(4);
    expect(seen.attentionMore).toContainEqual({
      kind: "restaurant_draft",
      count: before.restaurants.drafts + 6 - 4,
    });
  });

  test("keeps an endpoint that was disabled for failing, until it is enabled again", async () => {
    const shop = await seedShop(app);
    const before = (await fleet()).webhooks;
    const at = app.clock.now();
    const endpoint = { url: "https://till.example/x", eventTypes: [], secret: "whsec", createdAt: at };
    const failed = { failingSince: at, lastError: "The answer was 500.", disabledAt: at };
    const { tenantId } = shop;
    await app.db.prisma.webhookEndpoint.createMany({
      data: [
        { ...endpoint, ...failed, tenantId, id: "whe_disabled", disabledReason: "failing" },
        { ...endpoint, ...failed, tenantId, id: "whe_owner", disabledReason: "owner" },
      ],
    });
    const seen = await fleet();
    expect(seen.webhooks).toMatchObject({ failing: before.failing + 1, disabled: before.disabled + 1 });
    const listed = seen.attention.filter(({ kind }) => kind === "webhook_disabled");
    expect(listed.map(({ subjectId }) => subjectId)).toEqual(["whe_disabled"]);
    const path = `/api/tenant/${shop.slug}/webhook-endpoints/whe_disabled`;
    await api("PATCH", path, { as: shop.owner, body: { disabled: false } });
    expect((await fleet()).webhooks.failing).toBe(before.failing);
  });

  test("reports a difference in the books until the ledger has caught up", async () => {
    const shop = await seedCardShop(app);
    const { orderId, intentId } = await seedPaidOrder(api, shop);
    const finding = { key: `capture:${intentId}`, problem: "amount_differs", ledgerMinor: 1700 };
    const createdAt = app.clock.now();
    const report = { id: "rcn_1", from: createdAt, to: createdAt, compared: 1, createdAt };
    await app.db.prisma.reconciliationReport.create({
      data: { ...report, findings: [{ ...finding, processorMinor: 1600 }] },
    });
    const seen = await fleet();
    expect(seen.reconciliation.differences).toBe(1);
    expect(seen.attention).toContainEqual(expect.objectContaining({ kind: "ledger_difference", orderId }));
    await app.db.prisma.reconciliationReport.update({
      where: { id: "rcn_1" },
      data: { findings: [{ ...finding, ledgerMinor: null, processorMinor: 1700 }] },
    });
    expect((await fleet()).reconciliation.differences).toBe(0);
    const { body } = await api("GET", "/api/admin/reconciliation", { as: admin });
    expect(body.reports[0].findings[0]).toMatchObject({
      repaired: true,
      currency: "EUR",
      orderId,
      restaurant: { slug: shop.slug },
    });
  });

  test("costs the same few statements however many restaurants there are", async () => {
    const few = await countQueries(() => getFleet(app));
    await Promise.all(Array.from({ length: 5 }, () => seedShop(app)));
    expect(await countQueries(() => getFleet(app))).toBe(few);
    expect(few).toBeLessThanOrEqual(6);
  });
});
