import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Api, createApi } from "@/lib/testing/call";
import { cases } from "@/lib/testing/depth";
import { balances, deliver, placeByCard, seedCardShop, seedPaidOrder } from "@/lib/testing/online-payments";
import { seedCoupon, seedGiftCard } from "@/lib/testing/seed-codes";
import { orderBody, type SeededShop, seedProduct, seedShop } from "@/lib/testing/seed-shop";
import { driveBills } from "@/lib/testing/table-bills";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";
import { asTableOwner, testDatabaseUrl } from "@/lib/testing/test-database";
import { findProgram } from "../launch/system-package.mjs";
import { startPgbouncer } from "./start-pgbouncer";

let app: TestApp;
let api: Api;
let pooler: Awaited<ReturnType<typeof startPgbouncer>>;

const place = (shop: SeededShop, changes = {}, headers = {}) =>
  api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop, changes), headers });
const rivals = <T>(count: number, send: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => send(index)));

/** What a session would keep if nobody told it UTC. */
async function setZoneOfSessions(url: string): Promise<void> {
  const name = pg.escapeIdentifier(new URL(url).pathname.slice(1));
  await asTableOwner(`ALTER DATABASE ${name} SET TimeZone TO 'America/New_York'`);
}

describe.skipIf(!findProgram("pgbouncer"))(
  "through PgBouncer in transaction mode",
  { timeout: 60_000 },
  () => {
    beforeAll(async () => {
      const direct = await testDatabaseUrl();
      await setZoneOfSessions(direct);
      pooler = await startPgbouncer(direct);
      app = await createTestApp({ DATABASE_URL: pooler.url, DIRECT_URL: direct, DATABASE_POOL_SIZE: "16" });
      api = createApi(app);
    });
    afterAll(async () => {
      await app?.stop();
      await pooler?.stop();
    });

    it("one client meets several sessions", async () => {
      const client = await app.db.pool.connect();
      const pid = async () => (await client.query("SELECT pg_backend_pid() AS pid")).rows[0].pid;
      const seen = new Set<number>();
      for (let round = 0; round < 40 && seen.size < 2; round++) {
        seen.add(await pid());
        // One of them takes the session that has just become free.
        const others = rivals(3, () => app.db.pool.query("SELECT pg_sleep(0.02)"));
        seen.add(await pid());
        await others;
      }
      client.release();
      expect(seen.size).toBeGreaterThan(1);
    });

    it("orders are placed, read and moved, many at once", async () => {
      const shop = await seedShop(app);
      const count = cases(16);
      const placed = await rivals(count, () => place(shop));
      expect(new Set(placed.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(placed.map(({ body }) => body.orderNumber)).size).toBe(count);
      const moved = await rivals(count, (index) =>
        api("PATCH", `/api/tenant/${shop.slug}/orders/${placed[index]?.body.id}`, {
          as: shop.owner,
          body: { status: "accepted" },
        }),
      );
      expect(new Set(moved.map(({ status }) => status))).toEqual(new Set([200]));
    });

    it("limits, keys, stock and codes hold among rivals", async () => {
      const shop = await seedShop(app);
      const limited = await rivals(cases(14), () =>
        api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop), from: "10.77.0.1" }),
      );
      expect(limited.filter(({ status }) => status === 200)).toHaveLength(10);

      const repeated = await rivals(cases(8), () => place(shop, {}, { "idempotency-key": "pooled" }));
      expect(new Set(repeated.map(({ text }) => text)).size).toBe(1);

      const productId = await seedProduct(app, shop, { stock: 5 });
      const items = [{ productId, quantity: 1, price: 10 }];
      const sold = await rivals(cases(10), () => place(shop, { items }));
      expect(sold.filter(({ status }) => status === 200)).toHaveLength(5);

      const couponCode = await seedCoupon(app, shop, { usageLimit: 3 });
      const discounted = await rivals(cases(6), () => place(shop, { couponCode }));
      expect(discounted.filter(({ status }) => status === 200)).toHaveLength(3);
      const giftCardCode = await seedGiftCard(app, shop, 1700);
      expect((await place(shop, { giftCardCode })).body.giftCardAmount).toBe(17);
    });

    it("instants keep UTC, whichever session writes and reads them", async () => {
      const zones = await rivals(30, () => app.db.pool.query("SHOW TimeZone"));
      expect(new Set(zones.map(({ rows }) => rows[0].TimeZone))).toEqual(new Set(["UTC"]));
      const shop = await seedShop(app);
      const { body } = await place(shop);
      const order = await app.db.prisma.order.findFirstOrThrow({ where: { id: body.id } });
      expect(order.createdAt).toEqual(app.clock.now());
    });

    it("money is taken, released and sent by jobs", async () => {
      const shop = await seedCardShop(app);
      const { orderId } = await seedPaidOrder(api, shop);
      await deliver(app, api, shop, orderId);
      app.clock.advance({ days: 2 });
      await app.jobs.addScheduled(new Date("2026-11-18T11:10:30Z"));
      await app.jobs.drain(app);
      const { escrowStatus } = await app.db.prisma.order.findFirstOrThrow({ where: { id: orderId } });
      expect(escrowStatus).toBe("released");
      await app.jobs.drain(app);
      expect(await balances(app, shop)).not.toHaveProperty("escrow");
      expect((await placeByCard(api, shop)).status).toBe(200);
    });

    it("bills are paid", async () => {
      const room = await driveBills(app);
      const { billId } = await room.openBill(2);
      expect((await room.pay(billId, { method: "cash", amount: 20 })).body.open).toBe(0);
    });

    it("a worker runs and works jobs off", async () => {
      const shop = await seedShop(app);
      await app.start();
      const { body } = await place(shop);
      const path = `/api/tenant/${shop.tenantId}/orders/${body.id}`;
      await api("PATCH", path, { as: shop.owner, body: { status: "accepted" } });
      const queued = () =>
        app.db.prisma.email.count({ where: { tenantId: shop.tenantId, status: "queued" } });
      await expect.poll(queued, { timeout: 20_000 }).toBe(0);
      expect(await app.db.prisma.email.count({ where: { tenantId: shop.tenantId } })).toBeGreaterThan(0);
    });

    it("open pages are told, past the pooler", async () => {
      const shop = await seedShop(app);
      const heard = new Promise<number>((resolve) => {
        const topic = { tenantId: shop.tenantId, subjectId: null, after: 0 };
        const stop = app.live.subscribe(topic, (sequence) => {
          if (sequence === 0) return;
          stop();
          resolve(sequence);
        });
      });
      await place(shop);
      expect(await heard).toBe(1);
    });
  },
);
