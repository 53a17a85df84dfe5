import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cases } from "@/lib/testing/depth";
import { holdLock } from "@/lib/testing/hold-lock";
import { seedCardShop } from "@/lib/testing/online-payments";
import { orderBody, type SeededShop } from "@/lib/testing/seed-shop";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";
import { testDatabaseUrl } from "@/lib/testing/test-database";
import { type ApiServer, bundleApiServer, startApiServer } from "./start-api-server";

const SECRETS = {
  SESSION_SECRET: "a-secret-for-tests-only-0123456789abcdef",
  GIFT_CARD_SECRET: "a-secret-for-cards-in-tests-0123456789abcdef",
  CRON_SECRET: "a scheduler's secret",
};
const REPEATED_WITHIN_MS = 15_000;
const POOL_SIZE = 12;

let app: TestApp;
const servers: ApiServer[] = [];

beforeAll(async () => {
  await bundleApiServer();
  app = await createTestApp({ ...SECRETS, DATABASE_POOL_SIZE: "20" });
  app.clock.set(new Date());
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await app?.stop();
});

/** A process of its own; who has the same number runs in the same place. */
async function start(place: number): Promise<ApiServer> {
  const server = await startApiServer({
    ...SECRETS,
    NODE_ENV: "production",
    PORT: String(40_000 + place),
    BAZAR_DEMO: "1",
    DATABASE_URL: await testDatabaseUrl(),
    DATABASE_POOL_SIZE: String(POOL_SIZE),
    LOG_LEVEL: "fatal",
  });
  servers.push(server);
  return server;
}

type Sent = { key: string; body: object; from: string };

function send({ origin }: ApiServer, shop: SeededShop, { key, body, from }: Sent): Promise<Response> {
  return fetch(`${origin}/api/public/${shop.slug}/orders`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": key, "x-forwarded-for": from },
    body: JSON.stringify(body),
  });
}

/** Repeats a request as its error says until it succeeds; how long and how often it took, and the order. */
async function repeat(server: ApiServer, shop: SeededShop, sent: Sent) {
  const startedMs = performance.now();
  for (let tries = 1; ; tries += 1) {
    const response = await send(server, shop, sent);
    const body = await response.json();
    if (response.status === 200) return { ms: performance.now() - startedMs, tries, id: body.id as string };
    if (body.error !== "REQUEST_IN_PROGRESS") throw new Error(`${response.status} ${JSON.stringify(body)}`);
    await new Promise((resolve) => setTimeout(resolve, 1000 * Number(response.headers.get("retry-after"))));
  }
}

/** Kills a server while it works on so many orders, when as many as it has connections have claimed their keys. */
async function killAtWork(server: ApiServer, shop: SeededShop, orders: readonly Sent[]): Promise<void> {
  await (await fetch(`${server.origin}/api/public/${shop.slug}/menu`)).text();
  const lock = await holdLock({ statement: "LOCK TABLE orders, checkout IN EXCLUSIVE MODE" });
  const answers = orders.map((order) => send(server, shop, order).catch(() => null));
  const keys = { in: orders.map(({ key }) => key) };
  const claims = () => app.db.prisma.idempotencyKey.count({ where: { key: keys } });
  try {
    await expect.poll(claims, { timeout: 20_000, interval: 20 }).toBeGreaterThanOrEqual(POOL_SIZE);
  } finally {
    await server.stop();
    await lock.release();
  }
  await Promise.all(answers);
}

const ordersOf = (shop: SeededShop, name: string): Sent[] =>
  Array.from({ length: cases(40) }, (_, index) => ({
    key: `${name}-${index}`,
    body: orderBody(shop, { paymentMethod: index % 4 === 0 ? "stripe" : "cash" }),
    from: `10.${name.length}.${index >> 8}.${index & 255}`,
  }));

describe("requests that were in flight when their server was killed", { timeout: 120_000 }, () => {
  test("are repeated at another server within 15 seconds, and each exists once", async () => {
    const shop = await seedCardShop(app);
    const [first, second] = [await start(1), await start(2)];
    const orders = ordersOf(shop, "elsewhere");
    await killAtWork(first, shop, orders);
    const repeated = await Promise.all(orders.map((order) => repeat(second, shop, order)));
    expect(Math.max(...repeated.map(({ ms }) => ms))).toBeLessThan(REPEATED_WITHIN_MS);
    expect(new Set(repeated.map(({ id }) => id)).size).toBe(orders.length);
    expect(await app.db.prisma.order.count({ where: { tenantId: shop.tenantId } })).toBe(orders.length);
  });

  test("are repeated at once when the same server starts again", async () => {
    const shop = await seedCardShop(app);
    const orders = ordersOf(shop, "again");
    await killAtWork(await start(3), shop, orders);
    // However long the start takes, the killed process is not yet taken for dead by its silence.
    await app.db.pool.query(
      `UPDATE server_process SET beat_at = now() + interval '5 minutes'
        WHERE id IN (SELECT process_id FROM idempotency_key WHERE key = ANY ($1))`,
      [orders.map(({ key }) => key)],
    );
    const again = await start(3);
    const repeated = await Promise.all(orders.map((order) => repeat(again, shop, order)));
    expect(repeated.filter(({ tries }) => tries > 1)).toEqual([]);
    expect(await app.db.prisma.order.count({ where: { tenantId: shop.tenantId } })).toBe(orders.length);
  });
});
