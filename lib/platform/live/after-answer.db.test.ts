import { afterAll, beforeAll, expect, it } from "vitest";
import { createApi } from "@/lib/testing/call";
import { orderBody, type SeededShop, seedShop } from "@/lib/testing/seed-shop";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";

let app: TestApp;
let shop: SeededShop;
/** What a host that sleeps between answers was given to do. */
const left: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  app = await createTestApp({}, { afterAnswer: (work) => void left.push(work) });
  shop = await seedShop(app);
  const { tenantId } = shop;
  const at = app.clock.now();
  await app.db.prisma.webhookEndpoint.create({
    data: {
      tenantId,
      id: "whe_1",
      url: "https://receiver.example/",
      secret: "whsec_x",
      createdAt: at,
    },
  });
});
afterAll(() => app.stop());

const deliveries = async () => {
  const { rows } = await app.db.pool.query(
    "SELECT key FROM graphile_worker.jobs WHERE key = 'deliver-webhooks'",
  );
  return rows.length;
};

it("leaves to the host what follows an answer, and forgets none of it", async () => {
  for (let order = 0; order < 3; order++) {
    const { status } = await createApi(app)("POST", `/api/public/${shop.slug}/orders`, {
      body: orderBody(shop),
    });
    expect(status).toBe(200);
    expect(left.length).toBeGreaterThan(0);
    expect(await deliveries()).toBe(0);
    await Promise.all(left.splice(0).map((work) => work()));
    expect(await deliveries()).toBe(1);
    await app.db.pool.query("DELETE FROM graphile_worker._private_jobs");
  }
});
