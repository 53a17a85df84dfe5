import { describe, expect } from "vitest";
import { fingerprintOf } from "@/lib/platform/idempotency/fingerprint";
import { createApi } from "@/lib/testing/call";
import { api, app, appTest } from "@/lib/testing/fixtures";
import { holdLock } from "@/lib/testing/hold-lock";
import { seedCoupon } from "@/lib/testing/seed-codes";
import { orderBody, type SeededShop, seedProduct, seedShop } from "@/lib/testing/seed-shop";
import { createTestApp } from "@/lib/testing/test-app";

const test = appTest.extend("settings", { scope: "file" }, { DATABASE_POOL_SIZE: "30" });

const send = (shop: SeededShop, key: string, body: unknown = orderBody(shop)) =>
  api("POST", `/api/public/${shop.slug}/orders`, { body, headers: { "idempotency-key": key } });

const ordersOf = (shop: SeededShop) => app.db.prisma.order.count({ where: { tenantId: shop.tenantId } });

describe("an order with an Idempotency-Key", () => {
  test("sent 8 times at once is one order with one answer, byte for byte", async () => {
    const shop = await seedShop(app);
    const productId = await seedProduct(app, shop, { stock: 50 });
    const couponCode = await seedCoupon(app, shop);
    const body = orderBody(shop, { couponCode, items: [{ productId, quantity: 1, price: 10 }] });
    const results = await Promise.all(Array.from({ length: 8 }, () => send(shop, "same", body)));
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(results.map(({ text }) => text)).size).toBe(1);
    expect(results.filter(({ headers }) => headers.has("idempotent-replayed"))).toHaveLength(7);
    expect(await ordersOf(shop)).toBe(1);
    const product = await app.db.prisma.product.findFirstOrThrow({ where: { id: productId } });
    expect(product.stock).toBe(49);
    const coupon = await app.db.prisma.coupon.findFirstOrThrow({ where: { code: couponCode } });
    expect(coupon.used).toBe(1);
  });

  test("is answered the same by another instance, whatever has changed since", async () => {
    const shop = await seedShop(app);
    const first = await send(shop, "restart");
    await api("PATCH", `/api/tenant/${shop.slug}/orders/${first.body.id}`, {
      body: { status: "accepted" },
      as: shop.owner,
    });
    const restarted = await createTestApp();
    restarted.clock.set(app.clock.now());
    restarted.clock.advance({ hours: 23 });
    const again = await createApi(restarted)("POST", `/api/public/${shop.slug}/orders`, {
      body: orderBody(shop),
      headers: { "idempotency-key": "restart" },
    });
    await restarted.stop();
    expect(again.text).toBe(first.text);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(first.headers.has("idempotent-replayed")).toBe(false);
  });

  test("is the same whatever the order of its fields, and another with any other value", async () => {
    const shop = await seedShop(app);
    const body = orderBody(shop);
    const first = await send(shop, "shape", body);
    const reordered = Object.fromEntries(Object.entries(body).reverse());
    expect((await send(shop, "shape", reordered)).text).toBe(first.text);
    const other = await send(shop, "shape", { ...body, notes: "Ring twice" });
    expect(other.status).toBe(422);
    expect(other.body.error).toBe("IDEMPOTENCY_KEY_REUSED");
    expect(other.text).not.toContain(first.body.id);
    expect(await ordersOf(shop)).toBe(1);
  });

  test("belongs to one restaurant", async () => {
    const [shop, other] = [await seedShop(app), await seedShop(app)];
    const [first, second] = [await send(shop, "shared"), await send(other, "shared")];
    expect(second.status).toBe(200);
    expect(second.body.id).not.toBe(first.body.id);
  });

  test("is forgotten after 24 hours", async () => {
    const shop = await seedShop(app);
    const first = await send(shop, "day");
    app.clock.advance({ hours: 24 });
    const next = await send(shop, "day", orderBody(shop, { notes: "Tomorrow's order" }));
    expect(next.status).toBe(200);
    expect(next.body.id).not.toBe(first.body.id);
  });

  test("may be tried again after a refusal, with another body as well", async () => {
    const shop = await seedShop(app);
    const refused = await send(shop, "retry", orderBody(shop, { couponCode: "NOPE" }));
    expect(refused.body.error).toBe("INVALID_COUPON");
    const soldOut = await seedProduct(app, shop, { stock: 1 });
    const tooMany = orderBody(shop, { items: [{ productId: soldOut, quantity: 2, price: 10 }] });
    expect((await send(shop, "retry", tooMany)).body.error).toBe("OUT_OF_STOCK");
    expect((await send(shop, "retry")).status).toBe(200);
  });

  test.each([
    ["an empty key", ""],
    ["a blank", "two words"],
    ["256 characters", "k".repeat(256)],
  ])("is refused with %s", async (_, key) => {
    const shop = await seedShop(app);
    const { status, body } = await send(shop, key);
    expect([status, body.error]).toEqual([400, "VALIDATION_FAILED"]);
    expect(body.message).toContain("Idempotency-Key");
  });

  test("takes a key of 255 visible characters", async () => {
    const shop = await seedShop(app);
    expect((await send(shop, "~".repeat(255))).status).toBe(200);
  });

  test("recovers from a process that died, once its claim has run out", async () => {
    const shop = await seedShop(app);
    const now = app.clock.now();
    await app.db.prisma.idempotencyKey.create({
      data: {
        tenantId: shop.tenantId,
        key: "killed",
        fingerprint: fingerprintOf(orderBody(shop)),
        claimId: "a process that died",
        claimedUntil: new Date(now.getTime() + 60_000),
        createdAt: now,
      },
    });
    const waiting = send(shop, "killed");
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await ordersOf(shop)).toBe(0);
    app.clock.advance({ seconds: 60 });
    expect((await waiting).status).toBe(200);
    expect(await ordersOf(shop)).toBe(1);
  });

  test("that is still being answered is 409 for repeats, which count against no limit", async () => {
    const shop = await seedShop(app);
    const now = app.clock.now();
    await app.db.prisma.idempotencyKey.create({
      data: {
        tenantId: shop.tenantId,
        key: "running",
        fingerprint: fingerprintOf(orderBody(shop)),
        claimId: "a process that is busy",
        claimedUntil: new Date(now.getTime() + 60_000),
        createdAt: now,
      },
    });
    const from = "203.0.113.51";
    const place = (key: string) =>
      api("POST", `/api/public/${shop.slug}/orders`, {
        body: orderBody(shop),
        headers: { "idempotency-key": key },
        from,
      });
    const repeats = await Promise.all(Array.from({ length: 3 }, () => place("running")));
    for (const { status, body } of repeats)
      expect([status, body.error]).toEqual([409, "REQUEST_IN_PROGRESS"]);
    const others = await Promise.all(Array.from({ length: 11 }, (_, index) => place(`other-${index}`)));
    expect(others.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(await ordersOf(shop)).toBe(10);
  });

  test("writes nothing once its claim went to another process", async () => {
    const shop = await seedShop(app);
    const couponCode = await seedCoupon(app, shop);
    const coupon = {
      statement: "SELECT 1 FROM coupon WHERE tenant_id = $1 AND code = $2 FOR UPDATE",
      values: [shop.tenantId, couponCode],
    };
    const lock = await holdLock(coupon);
    const slow = send(shop, "stolen", orderBody(shop, { couponCode }));
    await lock.untilWaiting();
    await app.db.prisma.idempotencyKey.updateMany({ where: { key: "stolen" }, data: { claimId: "a thief" } });
    await lock.release();
    const { status, body } = await slow;
    expect([status, body.error]).toEqual([409, "REQUEST_IN_PROGRESS"]);
    expect(await ordersOf(shop)).toBe(0);
    expect(await app.db.prisma.coupon.findFirst({ where: { code: couponCode } })).toMatchObject({ used: 0 });
  });
});
