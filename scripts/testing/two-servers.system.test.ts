import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cases } from "@/lib/testing/depth";
import { seedCardShop } from "@/lib/testing/online-payments";
import { cardWithCode, seedCoupon, seedGiftCard } from "@/lib/testing/seed-codes";
import { orderBody, type SeededShop, seedProduct, seedShop } from "@/lib/testing/seed-shop";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";
import { testDatabaseUrl } from "@/lib/testing/test-database";
import { type ApiServer, bundleApiServer, startApiServer } from "./start-api-server";

const SECRETS = {
  SESSION_SECRET: "a-secret-for-tests-only-0123456789abcdef",
  GIFT_CARD_SECRET: "a-secret-for-cards-in-tests-0123456789abcdef",
  CRON_SECRET: "a scheduler's secret",
};

let app: TestApp;
let servers: ApiServer[];
let callers = 0;

beforeAll(async () => {
  await bundleApiServer();
  const env = {
    ...SECRETS,
    NODE_ENV: "production",
    PORT: "0",
    BAZAR_DEMO: "1",
    DATABASE_URL: await testDatabaseUrl(),
    DATABASE_POOL_SIZE: "12",
    LOG_LEVEL: "fatal",
  };
  servers = await Promise.all([startApiServer(env), startApiServer(env)]);
  app = await createTestApp(SECRETS);
  app.clock.set(new Date());
});
afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.stop()));
  await app?.stop();
});

type CallOptions = {
  body?: unknown;
  headers?: Record<string, string>;
  as?: { cookie: string };
  from?: string;
};

/** Calls one of the two processes. */
async function call(server: number, method: string, path: string, options: CallOptions = {}) {
  callers += 1;
  const response = await fetch(`${servers[server % 2]?.origin}${path}`, {
    method,
    body: options.body === undefined ? null : JSON.stringify(options.body),
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": options.from ?? `10.20.${callers >> 8}.${callers & 255}`,
      ...(options.as ? { cookie: options.as.cookie } : {}),
      ...options.headers,
    },
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: text ? JSON.parse(text) : null };
}

type Answer = Awaited<ReturnType<typeof call>>;

/** Sends the same kind of call many times at once, to both processes in turn. */
const rivals = (count: number, send: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, index) => send(index)));
const accepted = (answers: Answer[]) => answers.filter(({ status }) => status === 200);
const refusals = (answers: Answer[]) =>
  new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.error));

const place = (server: number, shop: SeededShop, changes = {}, options: CallOptions = {}) =>
  call(server, "POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop, changes), ...options });

describe("two server processes on one database", { timeout: 90_000 }, () => {
  test("admit ten orders in ten minutes from one address, not ten each", async () => {
    const shop = await seedShop(app);
    const answers = await rivals(cases(20), (index) => place(index, shop, {}, { from: "10.99.0.1" }));
    expect(accepted(answers)).toHaveLength(10);
    expect(refusals(answers)).toEqual(new Set(["RATE_LIMITED"]));
    for (const { status, headers } of answers) {
      if (status === 200) continue;
      const seconds = Number(headers.get("retry-after"));
      expect(seconds).toBeGreaterThan(570);
      expect(seconds).toBeLessThanOrEqual(600);
    }
  });

  test("admit ten failed logins of one account", async () => {
    const login = { email: "nobody@two.example", password: "wrong password" };
    const answers = await rivals(cases(16), (index) =>
      call(index, "POST", "/api/auth/login", { body: login }),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(answers.length - 10);
  });

  test.each(["cash", "stripe"])(
    "make one %s order of one Idempotency-Key, with one answer",
    async (paymentMethod) => {
      const shop = await seedCardShop(app);
      const headers = { "idempotency-key": `both-${paymentMethod}` };
      const answers = await rivals(cases(8), (index) => place(index, shop, { paymentMethod }, { headers }));
      expect(accepted(answers)).toHaveLength(answers.length);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(await app.db.prisma.order.count({ where: { tenantId: shop.tenantId } })).toBe(1);
      const other = await place(1, shop, { paymentMethod, notes: "another body" }, { headers });
      expect([other.status, other.body.error]).toEqual([422, "IDEMPOTENCY_KEY_REUSED"]);
    },
  );

  test("sell a stock, a coupon and a gift card once", async () => {
    const shop = await seedShop(app);
    const productId = await seedProduct(app, shop, { stock: 10 });
    const items = [{ productId, quantity: 1, price: 10 }];
    const sold = await rivals(cases(20), (index) => place(index, shop, { items }));
    expect(accepted(sold)).toHaveLength(10);
    expect(refusals(sold)).toEqual(new Set(["OUT_OF_STOCK"]));

    const couponCode = await seedCoupon(app, shop, { usageLimit: 5 });
    const discounted = await rivals(cases(12), (index) => place(index, shop, { couponCode }));
    expect(accepted(discounted)).toHaveLength(5);

    const giftCardCode = await seedGiftCard(app, shop, 4000);
    const given = accepted(await rivals(cases(8), (index) => place(index, shop, { giftCardCode })));
    const spent = given.reduce((sum, { body }) => sum + Math.round(body.giftCardAmount * 100), 0);
    const card = await cardWithCode(app, shop, giftCardCode);
    expect(spent).toBeGreaterThanOrEqual(1700);
    expect(card.balanceMinor).toBe(4000 - spent);
  });

  test("number orders and events without a gap or a repeat", async () => {
    const shop = await seedShop(app);
    const count = cases(16);
    const answers = accepted(await rivals(count, (index) => place(index, shop)));
    expect(answers).toHaveLength(count);
    expect(new Set(answers.map(({ body }) => body.orderNumber)).size).toBe(count);
    const { tenantId } = shop;
    const events = await app.db.prisma.event.findMany({ where: { tenantId }, orderBy: { sequence: "asc" } });
    expect(events.map(({ sequence }) => Number(sequence))).toEqual(answers.map((_, index) => index + 1));
  });

  test("let one of two rival moves of an order win", async () => {
    const shop = await seedShop(app);
    for (let round = 0; round < cases(2); round++) {
      const { body } = await place(round, shop);
      const path = `/api/tenant/${shop.slug}/orders/${body.id}`;
      const moves = await rivals(8, (index) =>
        call(index, "PATCH", path, {
          as: shop.owner,
          body: { status: index % 4 < 2 ? "accepted" : "rejected" },
        }),
      );
      const won = accepted(moves).map((answer) => answer.body.status);
      // A rejection may follow an acceptance; nothing happens twice.
      expect([["accepted"], ["rejected"], ["accepted", "rejected"]]).toContainEqual(won.sort());
    }
  });

  test("release what is due once", async () => {
    const shop = await seedShop(app);
    const { tenantId } = shop;
    const ids = (await rivals(6, (index) => place(index, shop))).map(({ body }) => body.id);
    const past = new Date(Date.now() - 60_000);
    await app.db.prisma.order.updateMany({
      where: { tenantId, id: { in: ids } },
      data: { status: "delivered", deliveredAt: past, releaseAt: past },
    });
    const headers = { authorization: `Bearer ${SECRETS.CRON_SECRET}` };
    const runs = await rivals(cases(4), (index) =>
      call(index, "GET", "/api/cron/escrow-release", { headers }),
    );
    expect(runs.map(({ status }) => status)).toEqual(runs.map(() => 200));
    // The servers' own schedule may release some of them in the same moment.
    expect(runs.reduce((sum, { body }) => sum + body.released, 0)).toBeLessThanOrEqual(6);
    const released = () => app.db.prisma.order.count({ where: { tenantId, escrowStatus: "released" } });
    await expect.poll(released, { timeout: 10_000 }).toBe(6);
  });

  test("show a change of the menu at once, whichever is asked", async () => {
    const shop = await seedShop(app);
    for (let round = 0; round < cases(4); round++) {
      const basePrice = 5 + round;
      const path = `/api/tenant/${shop.slug}/products/${shop.margherita}`;
      const changed = await call(round, "PATCH", path, { as: shop.owner, body: { basePrice } });
      expect(changed.status).toBe(200);
      for (const server of [0, 1]) {
        const { body } = await call(server, "GET", `/api/public/${shop.slug}/menu`);
        const product = body.products.find(({ id }: { id: string }) => id === shop.margherita);
        expect(product.basePrice).toBe(basePrice);
      }
      const { body } = await place(round + 1, shop);
      expect(body.items[0].price).toBe(basePrice);
    }
  });

  test("end a session everywhere", async () => {
    const shop = await seedShop(app);
    const path = `/api/tenant/${shop.slug}/orders`;
    for (const server of [0, 1])
      expect((await call(server, "GET", path, { as: shop.owner })).status).toBe(200);
    await call(0, "POST", "/api/auth/logout", { as: shop.owner });
    for (const server of [0, 1])
      expect((await call(server, "GET", path, { as: shop.owner })).status).toBe(401);
  });

  test("tell the pages of one what happens at the other", async () => {
    const shop = await seedShop(app);
    const watched = [await watch(0, shop), await watch(1, shop)];
    const { status } = await place(0, shop);
    expect(status).toBe(200);
    expect(await Promise.all(watched.map(({ change }) => change))).toEqual([1, 1]);
  });
});

/** Opens the live stream of a process and waits for its first change that has a sequence above 0. */
async function watch(server: number, shop: SeededShop): Promise<{ change: Promise<number> }> {
  const hangUp = new AbortController();
  const response = await fetch(`${servers[server]?.origin}/api/tenant/${shop.slug}/live`, {
    headers: { cookie: shop.owner.cookie },
    signal: hangUp.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();
  const change = (async () => {
    let heard = "";
    for (;;) {
      heard += (await reader?.read())?.value ?? "";
      const sequence = Number(/event: change\ndata: {"sequence":([1-9]\d*)}/.exec(heard)?.[1] ?? 0);
      if (sequence === 0) continue;
      hangUp.abort();
      return sequence;
    }
  })();
  return { change };
}
