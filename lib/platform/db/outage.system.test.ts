import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { createDispatcher } from "@/lib/platform/http/dispatch";
import { tally } from "@/lib/platform/http/tally";
import { apiRoutes } from "@/lib/testing/call";
import { type FragileLink, openFragileLink } from "@/lib/testing/fragile-link";
import { seedCoupon } from "@/lib/testing/seed-codes";
import { orderBody, type SeededShop, seedShop } from "@/lib/testing/seed-shop";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";
import { createDb, type Db } from "./db";
import { outageReason } from "./outage";
import { readReadiness } from "./readiness";
import type { TimeLimits } from "./time-limits";
import { inSqlTransaction, inTransaction } from "./transaction";

const LIMITS: TimeLimits = {
  connectMs: 500,
  poolMs: 2_000,
  statementMs: 700,
  lockMs: 300,
  idleInTransactionMs: 500,
  silenceMs: 1_000,
};
/** Far above what the limits add up to, far below waiting for ever. */
const PATIENCE_MS = 6_000;

let app: TestApp;
let shop: SeededShop;
let link: FragileLink;
let db: Db;
/** Beside the database of the tests. */
let admin: pg.Client;
const { dispatch } = createDispatcher(apiRoutes);

beforeAll(async () => {
  app = await createTestApp();
  shop = await seedShop(app);
  link = await openFragileLink(app.db.directUrl);
  db = createDb(link.url, 3, { limits: LIMITS });
  admin = new pg.Client({ connectionString: inject("postgresUrl") });
  await admin.connect();
});
afterEach(() => link.mend());
afterAll(async () => {
  await db.close();
  await link.close();
  await app.stop();
  await admin.end();
});

async function call(method: string, path: string, options: { body?: unknown; key?: string } = {}) {
  const request = new Request(`http://localhost:3000${path}`, {
    method,
    headers: {
      "content-type": "application/json",
      ...(options.key ? { "idempotency-key": options.key } : {}),
    },
    body: options.body === undefined ? undefined : JSON.stringify(options.body),
  });
  const response = await dispatch(request, { peer: "10.0.0.1", app: { ...app, db } as TestApp });
  return {
    status: response.status,
    retryAfter: response.headers.get("retry-after"),
    body: await response.json(),
  };
}

const me = () => call("POST", "/api/auth/login", { body: { email: "nobody@bazar.example", password: "x" } });
const order = (key: string, changes: Record<string, unknown>) =>
  call("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop, changes), key });
const unavailable = { status: 503, retryAfter: "5", body: { error: "UNAVAILABLE" } };

/** Tries until the database is found again: new connections are tried once a second. */
const recovered = (ask: () => Promise<{ status: number }>) =>
  expect.poll(async () => (await ask()).status, { timeout: PATIENCE_MS, interval: 100 });

describe("a request", () => {
  it("is told to come back when the database has gone, and served when it is there again", async () => {
    expect((await me()).status).toBe(401);
    await link.breakOff();
    for (let round = 0; round < 3; round++) expect(await me()).toMatchObject(unavailable);
    await link.mend();
    await recovered(me).toBe(401);
  });

  it("is told so in time when the database is frozen, on open connections and on new ones", async () => {
    await Promise.all([me(), me(), me()]);
    link.freeze();
    const startedMs = performance.now();
    const answers = await Promise.all(Array.from({ length: 12 }, me));
    for (const answer of answers) expect(answer).toMatchObject(unavailable);
    expect(performance.now() - startedMs).toBeLessThan(PATIENCE_MS);
    await link.mend();
    await recovered(me).toBe(401);
  });

  it("is told so while the database takes no connections, and served when it does again", async () => {
    const database = new URL(app.db.directUrl).pathname.slice(1);
    const admit = (admits: boolean) =>
      admin.query(`ALTER DATABASE ${database} WITH ALLOW_CONNECTIONS ${admits}`);
    await recovered(me).toBe(401);
    await admit(false);
    try {
      await link.breakOff();
      await link.mend();
      await recovered(me).toBe(503);
      const faults = tally.faults;
      for (let round = 0; round < 3; round++) {
        expect(await me()).toMatchObject(unavailable);
        expect(await readReadiness(db)).toBe("no_answer");
      }
      await expect(db.connection().connect()).rejects.toMatchObject({ name: "DatabaseAway" });
      expect(tally.faults).toBe(faults);
    } finally {
      await admit(true);
    }
    await recovered(me).toBe(401);
  });

  it.each([
    ["does not exist", { pathname: "/nowhere" }],
    ["does not know the role", { username: "nobody" }],
  ])("fails with an outage where the database %s", async (_, changes) => {
    const url = Object.assign(new URL(app.db.directUrl), changes);
    const elsewhere = createDb(url.href, 1, { limits: LIMITS });
    const reasonOf = (work: Promise<unknown>) => work.then(() => null, outageReason);
    expect(await reasonOf(elsewhere.pool.query("SELECT 1"))).toMatch(/^the database refuses connections: /);
    expect(await reasonOf(elsewhere.prisma.tenant.count())).not.toBeNull();
    await elsewhere.close();
  });

  it.each([
    ["insert-order", async () => ({})],
    ["COMMIT", async () => ({ couponCode: await seedCoupon(app, shop) })],
  ])(
    "whose %s was not confirmed is not called done or undone, and its repeat takes effect once",
    async (lost, changes) => {
      const orders = () => app.db.prisma.order.count({ where: { tenantId: shop.tenantId } });
      const before = await orders();
      const changed = await changes();
      const key = randomUUID();
      link.loseAnswerOf(lost);
      expect(await order(key, changed)).toMatchObject(unavailable);
      await link.mend();
      await recovered(() => order(key, changed)).toBe(200);
      expect(await orders()).toBe(before + 1);
    },
  );
});

describe("a connection", () => {
  it.each([
    ["plain", (text: string) => inSqlTransaction(db, async (client) => void (await client.query(text)))],
    ["Prisma", (text: string) => inTransaction(db, async (tx) => void (await tx.$executeRawUnsafe(text)))],
  ])("that fell silent in a %s transaction is not used again", async (_, run) => {
    await recovered(me).toBe(401);
    link.loseAnswerOf("SELECT 'silence'");
    const error = await run("SELECT 'silence'").catch((thrown: unknown) => thrown);
    expect(outageReason(error)).not.toBeNull();
    expect(db.pool.totalCount).toBe(0);
  });

  it("is refused at once while the database is known to be away", async () => {
    await recovered(me).toBe(401);
    link.freeze();
    await expect(db.pool.query("SELECT 1")).rejects.toThrow("does not answer");
    await expect(db.pool.query("SELECT 1")).rejects.toThrow("the database is away");
  });
});

describe("PostgreSQL itself ends", () => {
  const reasonOf = (work: Promise<unknown>) => work.then(() => null, outageReason);

  it("a statement that takes too long", async () => {
    await recovered(me).toBe(401);
    expect(await reasonOf(db.pool.query("SELECT pg_sleep(30)"))).toBe("a statement took too long");
    expect(await reasonOf(db.prisma.$queryRaw`SELECT pg_sleep(30)::text`)).toBe("a statement took too long");
  });

  it("a wait for a lock", async () => {
    await inSqlTransaction(app.db, async (holder) => {
      await holder.query("LOCK TABLE tenant IN ACCESS EXCLUSIVE MODE");
      expect(await reasonOf(db.prisma.tenant.count())).toBe("a lock was not free in time");
    });
  });

  it("a connection that it is told to end", async () => {
    const killed = inSqlTransaction(db, async (client) => {
      const [session] = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
      await app.db.pool.query("SELECT pg_terminate_backend($1)", [session?.pid]);
      await client.query("SELECT 1");
    });
    expect(await reasonOf(killed)).not.toBeNull();
    await recovered(me).toBe(401);
  });
});
