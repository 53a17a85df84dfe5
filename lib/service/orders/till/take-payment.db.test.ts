import { describe, expect } from "vitest";
import { api, app, appTest, orders } from "@/lib/testing/fixtures";
import { meetAtLock } from "@/lib/testing/hold-lock";
import { pay as payOnline, placeByCard, seedCardShop } from "@/lib/testing/online-payments";
import { orderBody, type SeededShop, seedShop } from "@/lib/testing/seed-shop";

const it = appTest.extend("settings", { scope: "file" }, { DATABASE_POOL_SIZE: "30" });

type Changes = Record<string, unknown>;

async function taken(shop: SeededShop, changes: Changes = {}) {
  const body = {
    ...orderBody(shop),
    channel: "counter",
    paymentMethod: "external",
    customerEmail: null,
    ...changes,
  };
  const answer = await api("POST", `/api/tenant/${shop.slug}/orders`, { as: shop.owner, body });
  expect(answer.status).toBe(200);
  return answer.body.order as { id: string; total: number };
}
const pay = (shop: SeededShop, orderId: string, body: Changes, key = "") =>
  api("POST", `/api/tenant/${shop.slug}/orders/${orderId}/payments`, {
    as: shop.owner,
    body,
    ...(key && { headers: { "idempotency-key": key } }),
  });
const TERMINAL = { method: "external", type: "terminal" };
const receiptOf = (orderId: string) =>
  app.db.prisma.receipt.findFirst({ where: { orderId, kind: "receipt" } });

describe("money that the restaurant takes itself", () => {
  it("pays an order in parts, with a tip on top, and each way is on the receipt", async () => {
    const shop = await seedShop(app);
    const { id, total } = await taken(shop);
    const part = await pay(shop, id, { method: "external", type: "voucher", amount: 4, reference: "V-17" });
    expect(part.body).toMatchObject({ paymentStatus: "pending", leftToTake: total - 4, total });
    expect(await receiptOf(id)).toBeNull();
    const rest = await pay(shop, id, { ...TERMINAL, tip: 1.5, reference: "0042" });
    expect(rest.body).toMatchObject({ paymentStatus: "paid", leftToTake: 0, total: total + 1.5, tip: 1.5 });
    expect(rest.body.takenPayments).toMatchObject([
      { type: "voucher", amount: 4, reference: "V-17" },
      { type: "terminal", amount: total - 4 + 1.5, tip: 1.5, reference: "0042" },
    ]);
    const receipt = await receiptOf(id);
    expect(receipt?.sale).toMatchObject({
      payments: [
        { method: "external", type: "voucher", amountMinor: 400 },
        { method: "external", type: "terminal", amountMinor: Math.round((total - 4 + 1.5) * 100) },
      ],
    });
    const { body } = await api("GET", `/api/tenant/${shop.slug}/events`, {
      as: shop.owner,
      query: { after: "0" },
    });
    const types = body.events.map(
      ({ type, data }: { type: string; data: { what?: string } }) => data.what ?? type,
    );
    const paid = ["payment_taken", "payment_taken", "order.payment_status_changed", "receipt.issued"];
    expect(types.slice(-4)).toEqual(paid);
  });

  it("is no payout: nothing of it is held, captured or released", async () => {
    const shop = await seedShop(app);
    const { id } = await taken(shop);
    await pay(shop, id, TERMINAL);
    await orders.bring(shop, id, "delivered", "accepted");
    const { tenantId } = shop;
    expect(await app.db.prisma.ledgerTransaction.count({ where: { tenantId } })).toBe(0);
    expect(await app.db.prisma.payment.count({ where: { tenantId } })).toBe(0);
  });

  it("is never more than is left, however many members take it at once", async () => {
    const shop = await seedShop(app);
    const { id, total } = await taken(shop);
    const lock = {
      statement: "SELECT 1 FROM orders WHERE tenant_id = $1 AND id = $2 FOR UPDATE",
      values: [shop.tenantId, id],
    };
    const rivals = Array.from({ length: 6 }, () => () => pay(shop, id, TERMINAL));
    const results = await meetAtLock(lock, rivals);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const rows = await app.db.prisma.tillPayment.findMany({ where: { orderId: id } });
    expect(rows.map(({ amountMinor }) => amountMinor)).toEqual([Math.round(total * 100)]);
  });

  it("is taken once per Idempotency-Key", async () => {
    const shop = await seedShop(app);
    const { id } = await taken(shop);
    const first = await pay(shop, id, { ...TERMINAL, amount: 1 }, "k1");
    const again = await pay(shop, id, { ...TERMINAL, amount: 1 }, "k1");
    expect([first.status, again.status, again.headers.get("idempotent-replayed")]).toEqual([
      200,
      200,
      "true",
    ]);
    expect(again.body.takenPayments).toHaveLength(1);
  });

  it("is what a cash order's courier brings, and what was paid before is not taken again", async () => {
    const shop = await seedShop(app);
    const { id, total } = await taken(shop, { paymentMethod: "cash" });
    await pay(shop, id, { method: "cash", amount: 2 });
    await orders.bring(shop, id, "delivered", "accepted");
    const rows = await app.db.prisma.tillPayment.findMany({
      where: { orderId: id },
      orderBy: { takenAt: "asc" },
    });
    expect(rows.map(({ method, amountMinor }) => [method, amountMinor])).toEqual([
      ["cash", 200],
      ["cash", Math.round((total - 2) * 100)],
    ]);
    const order = await app.db.prisma.order.findFirstOrThrow({ where: { id } });
    expect([order.paymentStatus, order.tillMinor]).toEqual(["paid", order.totalMinor]);
  });

  it("goes back the way it came by a refund, and all of it when the order ends", async () => {
    const shop = await seedShop(app);
    const { id, total } = await taken(shop);
    await pay(shop, id, { ...TERMINAL, tip: 1 });
    const refund = await api("POST", `/api/tenant/${shop.slug}/orders/${id}/refunds`, {
      as: shop.owner,
      body: { scope: "amount", amount: 2, reason: "Cold" },
    });
    expect(refund.body.refunds).toMatchObject([{ purse: "cash", amount: 2, status: "succeeded" }]);
    await orders.patch(shop, id, { status: "canceled", reason: "Burnt" });
    const rows = await app.db.prisma.tillPayment.findMany({
      where: { orderId: id },
      orderBy: [{ takenAt: "asc" }, { id: "asc" }],
    });
    expect(rows.map(({ type, amountMinor }) => [type, amountMinor])).toEqual([
      ["terminal", Math.round((total + 1) * 100)],
      ["terminal", -200],
      ["terminal", -Math.round((total - 1) * 100)],
    ]);
    const receipts = await app.db.prisma.receipt.findMany({ where: { orderId: id } });
    expect(receipts.reduce((sum, { grossMinor, tipMinor }) => sum + grossMinor + tipMinor, 0)).toBe(0);
  });

  it.for([
    ["too much", { ...TERMINAL, amount: 9_999 }, "PAYMENT_EXCEEDS_OPEN"],
    [
      "a way that the restaurant does not have",
      { method: "external", type: "gold" },
      "PAYMENT_METHOD_UNAVAILABLE",
    ],
    ["a tip above the price", { ...TERMINAL, tip: 9_999 }, "INVALID_TIP"],
    ["external money of no kind", { method: "external" }, "VALIDATION_FAILED"],
    ["a kind of cash", { method: "cash", type: "terminal" }, "VALIDATION_FAILED"],
    ["a part of a cent", { ...TERMINAL, amount: 0.001 }, "VALIDATION_FAILED"],
  ] as const)("refuses %s", async ([, body, code]) => {
    const shop = await seedShop(app);
    const { id } = await taken(shop);
    const refused = await pay(shop, id, body);
    expect(refused.body.error).toBe(code);
    expect(refused.status).toBeLessThan(500);
    expect(await app.db.prisma.tillPayment.count({ where: { orderId: id } })).toBe(0);
  });

  it("takes nothing for orders that are paid, ended, new, a test or another restaurant's", async () => {
    const [shop, other] = [await seedShop(app), await seedShop(app)];
    const { id: paid } = await taken(shop);
    await pay(shop, paid, TERMINAL);
    const { id: ended } = await taken(shop);
    await orders.patch(shop, ended, { status: "canceled" });
    const { id: fresh } = await orders.placed(shop);
    const { id: test } = await taken(shop, { isTest: true, paymentMethod: "cash" });
    for (const id of [paid, ended, fresh, test])
      expect((await pay(shop, id, TERMINAL)).body.error).toBe("PAYMENT_NOT_OPEN");
    expect((await pay(other, paid, TERMINAL)).body.error).toBe("ORDER_NOT_FOUND");
  });

  it("takes the place of a payment online, and what comes online all the same goes back", async () => {
    const shop = await seedCardShop(app);
    const { body: placed } = await placeByCard(api, shop);
    const { id, clientSecret } = placed;
    await orders.patch(shop, id, { status: "accepted" });
    const answer = await pay(shop, id, TERMINAL);
    expect(answer.body).toMatchObject({ paymentMethod: "external", paymentStatus: "paid" });
    expect((await payOnline(api, clientSecret)).status).toBe(200);
    await app.jobs.drain(app);
    const row = await app.db.prisma.order.findFirstOrThrow({ where: { id } });
    const payment = await app.db.prisma.payment.findFirstOrThrow({ where: { orderId: id } });
    expect([row.paymentStatus, row.paymentMethod]).toEqual(["paid", "external"]);
    expect(payment.refundedMinor).toBe(payment.capturedMinor);
    expect(await app.db.prisma.receipt.count({ where: { orderId: id } })).toBe(1);
  });
});

describe("an order that is delivered unpaid", () => {
  it.for([
    [{}, "payment_awaited", "pending"],
    [{ unpaid: "awaited" }, "payment_awaited", "pending"],
    [{ unpaid: "written_off" }, "written_off", "failed"],
  ] as const)("%j is %s in its timeline", async ([how, act, paymentStatus]) => {
    const shop = await seedShop(app);
    const { id } = await taken(shop);
    await orders.bring(shop, id, "ready", "accepted");
    const { body } = await orders.patch(shop, id, { status: "delivered", ...how });
    expect(body.paymentStatus).toBe(paymentStatus);
    expect(body.timeline.at(-1)).toMatchObject({ status: "delivered", act });
    const later = await pay(shop, id, TERMINAL);
    expect(later.body.paymentStatus).toBe("paid");
  });
});
