import { describe, expect } from "vitest";
import { inTransaction } from "@/lib/platform/db/transaction";
import { eraseFromOrders } from "@/lib/service/orders/privacy/erase-from-orders";
import { createApi } from "@/lib/testing/call";
import { driveOrders } from "@/lib/testing/drive-order";
import { api, app, orders, shop, shopTest } from "@/lib/testing/fixtures";
import { startPushService } from "@/lib/testing/push-service";
import { seedShop } from "@/lib/testing/seed-shop";
import { createTestApp } from "@/lib/testing/test-app";

const VAPID_PRIVATE_KEY = Buffer.alloc(32, 7).toString("base64url");
const it = shopTest.extend("settings", { scope: "file" }, { WEBHOOK_ALLOW_LOOPBACK: "1", VAPID_PRIVATE_KEY });

let service: Awaited<ReturnType<typeof startPushService>>;

it.beforeEach(async () => {
  service = await startPushService();
});
it.afterEach(() => service.stop());

const subscribe = (orderId: string, changes: Record<string, unknown> = {}) =>
  api("POST", `/api/public/${shop.slug}/orders/${orderId}/push`, {
    body: { email: "ada@diner.example", subscription: service.subscription(), ...changes },
  });
const kept = () => app.db.prisma.pushSubscription.findMany({ where: { tenantId: shop.tenantId } });
const move = (orderId: string, status: string) =>
  api("PATCH", `/api/tenant/${shop.tenantId}/orders/${orderId}`, { as: shop.owner, body: { status } });

async function makeReady(orderId: string): Promise<void> {
  for (const status of ["accepted", "preparing", "ready"]) {
    app.clock.advance({ minutes: 5 });
    await move(orderId, status);
  }
  await app.jobs.drain(app);
}

describe("a browser that waits for an order", () => {
  it("is told once that it is ready, with nobody's name, and is forgotten", async () => {
    const order = await orders.placed(shop);
    expect((await subscribe(order.id)).body).toEqual({ subscribed: true });
    expect((await subscribe(order.id)).body).toEqual({ subscribed: true });
    await makeReady(order.id);
    expect(service.received).toHaveLength(1);
    const [{ message, headers }] = service.received as [(typeof service.received)[number]];
    expect(message).toEqual({
      orderNumber: order.orderNumber,
      status: "ready",
      title: expect.stringContaining(order.orderNumber),
      body: expect.any(String),
      path: `/orders/${order.id}`,
    });
    expect(JSON.stringify(message)).not.toMatch(/ada|diner\.example/i);
    expect(headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "1800" });
    expect(String(headers.authorization)).toMatch(/^vapid t=/);
    expect(await kept()).toEqual([]);
  });

  it("needs the order's email, and an address that is nobody's network", async () => {
    const order = await orders.placed(shop);
    const foreign = await subscribe(order.id, { email: "eve@diner.example" });
    expect([foreign.status, foreign.body.error]).toEqual([404, "ORDER_NOT_FOUND"]);
    const inside = { ...service.subscription(), endpoint: "https://10.0.0.1/push" };
    expect((await subscribe(order.id, { subscription: inside })).body).toEqual({ subscribed: false });
    expect(await kept()).toEqual([]);
  });

  it("is one of five at most, however many ask at once", async () => {
    const order = await orders.placed(shop);
    const asked = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        subscribe(order.id, { subscription: service.subscription(`browser-${index}`) }),
      ),
    );
    expect(asked.filter(({ body }) => body.subscribed)).toHaveLength(5);
    expect(await kept()).toHaveLength(5);
  });

  it("does not wait for an order that is ready", async () => {
    const order = await orders.placed(shop);
    await makeReady(order.id);
    expect((await subscribe(order.id)).body).toEqual({ subscribed: false });
  });

  it.each([404, 410])("is forgotten when its push service answers %i", async (status) => {
    const order = await orders.placed(shop);
    await subscribe(order.id);
    service.answerWith(status);
    await makeReady(order.id);
    expect([service.received, await kept()]).toEqual([[], []]);
  });

  it("is tried again when its push service fails", async () => {
    const order = await orders.placed(shop);
    await subscribe(order.id);
    service.answerWith(503);
    await makeReady(order.id);
    expect(await kept()).toHaveLength(1);
    service.answerWith(201);
    await app.db.pool.query("UPDATE graphile_worker._private_jobs SET run_at = now() - interval '1 minute'");
    await app.jobs.drain(app);
    const { rows } = await app.db.pool.query("SELECT last_error FROM graphile_worker._private_jobs");
    expect([service.received.length, rows]).toEqual([1, []]);
    expect(await kept()).toEqual([]);
  });

  it("is forgotten with the person", async () => {
    const order = await orders.placed(shop);
    await subscribe(order.id);
    await inTransaction(app.db, (tx) => eraseFromOrders(tx, [{ tenantId: shop.tenantId, id: order.id }]));
    expect(await kept()).toEqual([]);
  });
});

it("is not offered where no key is set", async () => {
  const plain = await createTestApp();
  const without = createApi(plain);
  const other = await seedShop(plain);
  const order = await driveOrders(plain, without).placed(other);
  const { body } = await without("POST", `/api/public/${other.slug}/orders/${order.id}/push`, {
    body: { email: "ada@diner.example", subscription: service.subscription() },
  });
  expect(body).toEqual({ subscribed: false });
  await plain.stop();
});
