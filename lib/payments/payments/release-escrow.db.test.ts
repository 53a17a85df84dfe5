import { describe, expect } from "vitest";
import { type Api, createApi } from "@/lib/testing/call";
import { api, app, appTest, orders } from "@/lib/testing/fixtures";
import { pay, placeByCard, seedCardShop } from "@/lib/testing/online-payments";
import { type SeededShop, seedShop, seedStaff } from "@/lib/testing/seed-shop";
import { createTestApp } from "@/lib/testing/test-app";
import { releaseDueEscrow } from "./release-escrow";

const test = appTest.extend("settings", { scope: "file" }, { CRON_SECRET: "a scheduler's secret" });

async function delivered(shop: SeededShop, status: "ready" | "delivered" = "delivered"): Promise<string> {
  const order = await orders.placed(shop);
  await orders.bring(shop, order.id, status);
  return order.id;
}

/** As seen by a manager who has just signed in: sessions do not outlive the days that pass here. */
async function escrowOf(shop: SeededShop, orderId: string) {
  const as = await seedStaff(app, { tenantId: shop.tenantId, role: "co_manager" });
  return (await api("GET", `/api/tenant/${shop.slug}/orders/${orderId}/escrow`, { as })).body;
}

describe("escrow", () => {
  test("of a new cash order is held, with nothing captured", async () => {
    const shop = await seedShop(app);
    const { id } = await orders.placed(shop);
    expect(await escrowOf(shop, id)).toEqual({
      orderId: id,
      escrowStatus: "held",
      captured: 0,
      giftCard: 0,
      refunded: 0,
      giftCardReturned: 0,
      disputed: 0,
      released: 0,
      held: 0,
      releaseAt: null,
      flagged: false,
      flaggedAt: null,
      flagClearedAt: null,
    });
  });

  test("is released when the delay after delivery is over, and not a moment earlier", async () => {
    const shop = await seedShop(app, { escrowDelayHours: 24 });
    const id = await delivered(shop);
    const due = new Date(app.clock.now().getTime() + 24 * 3_600_000);
    expect((await escrowOf(shop, id)).releaseAt).toBe(due.toISOString());
    app.clock.set(new Date(due.getTime() - 1));
    await releaseDueEscrow(app);
    expect((await escrowOf(shop, id)).escrowStatus).toBe("held");
    app.clock.set(due);
    expect(await releaseDueEscrow(app)).toBeGreaterThanOrEqual(1);
    expect((await escrowOf(shop, id)).escrowStatus).toBe("released");
    expect(await releaseDueEscrow(app)).toBe(0);
  });

  test("of an order that was delivered before its online payment arrived waits for it", async () => {
    const shop = await seedCardShop(app, { escrowDelayHours: 1 });
    const { body: order } = await placeByCard(api, shop);
    await orders.bring(shop, order.id, "delivered");
    app.clock.advance({ hours: 2 });
    await releaseDueEscrow(app);
    expect((await escrowOf(shop, order.id)).escrowStatus).toBe("held");
    await pay(api, order.clientSecret);
    await app.jobs.drain(app);
    await releaseDueEscrow(app);
    expect(await escrowOf(shop, order.id)).toMatchObject({ escrowStatus: "released", held: 0 });
  });

  test("is released once by many runs at the same time", async () => {
    const shop = await seedShop(app);
    const ids = await Promise.all(Array.from({ length: 3 }, () => delivered(shop)));
    app.clock.advance({ days: 2 });
    await app.db.prisma.order.updateMany({
      where: { tenantId: { not: shop.tenantId } },
      data: { releaseAt: null },
    });
    const counts = await Promise.all(Array.from({ length: 4 }, () => releaseDueEscrow(app)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
    for (const id of ids) expect((await escrowOf(shop, id)).escrowStatus).toBe("released");
  });

  test("is not released before delivery, nor after a cancellation", async () => {
    const shop = await seedShop(app);
    const [waiting, undone] = [await delivered(shop, "ready"), await delivered(shop)];
    await orders.patch(shop, undone, { status: "canceled" });
    app.clock.advance({ days: 30 });
    await releaseDueEscrow(app);
    expect((await escrowOf(shop, waiting)).escrowStatus).toBe("held");
    expect(await escrowOf(shop, undone)).toMatchObject({ escrowStatus: "void", releaseAt: null });
  });

  const rush = async (shop: SeededShop, id: string) => {
    for (const status of ["accepted", "preparing", "ready", "delivered"]) {
      await orders.patch(shop, id, { status });
    }
  };

  test("of an order cooked implausibly fast waits for the platform", async () => {
    const shop = await seedCardShop(app, { escrowDelayHours: 1 });
    const { body: order } = await placeByCard(api, shop);
    await pay(api, order.clientSecret);
    await app.jobs.drain(app);
    await rush(shop, order.id);
    app.clock.advance({ days: 2 });
    await releaseDueEscrow(app);
    expect(await escrowOf(shop, order.id)).toMatchObject({ escrowStatus: "held", flagged: true });
    const clearing = { where: { id: order.id }, data: { flagClearedAt: app.clock.now() } };
    await app.db.prisma.order.updateMany(clearing);
    await releaseDueEscrow(app);
    expect(await escrowOf(shop, order.id)).toMatchObject({ escrowStatus: "released", flagged: false });
  });

  test("of an order in cash waits for nobody, however fast it was cooked", async () => {
    const shop = await seedShop(app);
    const { id } = await orders.placed(shop);
    await rush(shop, id);
    app.clock.advance({ days: 2 });
    await releaseDueEscrow(app);
    expect(await escrowOf(shop, id)).toMatchObject({ escrowStatus: "released", flagged: true });
  });

  test("is for owners and managers, not for staff limited to orders", async () => {
    const shop = await seedShop(app);
    const { id } = await orders.placed(shop);
    const path = `/api/tenant/${shop.slug}/orders/${id}/escrow`;
    const [staff, manager] = [
      await seedStaff(app, { tenantId: shop.tenantId, role: "staff" }),
      await seedStaff(app, { tenantId: shop.tenantId, role: "co_manager" }),
    ];
    expect((await api("GET", path)).status).toBe(401);
    expect((await api("GET", path, { as: staff })).status).toBe(403);
    expect((await api("GET", path, { as: manager })).status).toBe(200);
  });
});

describe("the scheduler's endpoint", () => {
  const call = (headers: Record<string, string> = {}, to: Api = api) =>
    to("GET", "/api/cron/escrow-release", { headers });

  test("releases for who knows the secret", async () => {
    const shop = await seedShop(app);
    const id = await delivered(shop);
    app.clock.advance({ days: 2 });
    const { status, body } = await call({ authorization: "Bearer a scheduler's secret" });
    expect(status).toBe(200);
    expect(body.released).toBeGreaterThanOrEqual(1);
    expect((await escrowOf(shop, id)).escrowStatus).toBe("released");
  });

  test.each([
    undefined,
    "",
    "Bearer",
    "Bearer ",
    "Bearer another",
    "a scheduler's secret",
    "Bearer a scheduler's secret2",
    "Bearer undefined",
  ])("is closed to %j", async (authorization) => {
    const { status, body } = await call(authorization === undefined ? {} : { authorization });
    expect([status, body.error]).toEqual([401, "UNAUTHENTICATED"]);
  });

  test("is closed to all while no secret is set", async () => {
    const unset = await createTestApp();
    const to = createApi(unset);
    expect((await call({ authorization: "Bearer undefined" }, to)).status).toBe(401);
    expect((await call({ authorization: "Bearer " }, to)).status).toBe(401);
    await unset.stop();
  });
});
