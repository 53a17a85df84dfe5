import { Client, type Pool } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { inTransaction } from "@/lib/platform/db/transaction";
import { appendEvents } from "@/lib/platform/events/event-store";
import { type SeededShop, seedShop } from "@/lib/testing/seed-shop";
import { someEvent } from "@/lib/testing/some-event";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";
import { getCounters } from "./live-store";
import { createLiveUpdates, type LiveUpdates } from "./live-updates";

let app: TestApp;
const started: LiveUpdates[] = [];

beforeAll(async () => {
  app = await createTestApp();
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((live) => live.stop()));
});
afterAll(() => app.stop());

const PATIENCE = { timeout: 8_000, interval: 20 };

/** Live updates as in another process, and how often they have read events from the database. */
function startLive() {
  let questions = 0;
  const pool: Pool = Object.create(app.db.pool);
  pool.query = ((query: { name?: string }, ...rest: unknown[]) => {
    if (query.name === "live-updates") questions += 1;
    return Reflect.apply(app.db.pool.query, app.db.pool, [query, ...rest]);
  }) as Pool["query"];
  const live = createLiveUpdates({ ...app.db, pool }, app.log, (work) => void work());
  started.push(live);
  return { live, questions: () => questions };
}

/** Records one event about each of the orders. */
async function happen({ tenantId }: SeededShop, ...orderIds: (string | null)[]): Promise<void> {
  const events = orderIds.map((orderId) => someEvent(orderId));
  await inTransaction(app.db, (tx) => appendEvents(tx, { tenantId, events, now: app.clock.now() }));
}

/** Many pages that follow the same; what each of them received. */
async function followers(live: LiveUpdates, shop: SeededShop, orderId: string | null, count: number) {
  const { after } = await getCounters(app.db, shop);
  const received = Array.from({ length: count }, (): number[] => []);
  const stops = received.map((sequences) =>
    live.subscribe(
      { tenantId: shop.tenantId, subjectId: orderId, after },
      (sequence) => void sequences.push(sequence),
    ),
  );
  return {
    received,
    newest: () => new Set(received.map((sequences) => sequences.at(-1) ?? 0)),
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}

describe("live updates", () => {
  test.each([1, 500])("ask once for what %i pages follow, and wake only those concerned", async (count) => {
    const { live, questions } = startLive();
    const shop = await seedShop(app);
    const [mine, another] = [newId("ord"), newId("ord")];
    const concerned = await followers(live, shop, mine, count);
    const others = await followers(live, shop, another, count);
    const board = await followers(live, shop, null, 3);
    await vi.waitFor(() => expect(questions()).toBeGreaterThan(0), PATIENCE);

    const before = questions();
    await happen(shop, mine, null, mine);
    live.announce(shop.tenantId);
    await vi.waitFor(() => expect(concerned.newest()).toEqual(new Set([3])), PATIENCE);
    await vi.waitFor(() => expect(board.newest()).toEqual(new Set([3])), PATIENCE);
    expect(questions() - before).toBeLessThanOrEqual(6);
    expect(concerned.received.every((sequences) => sequences.length === 1)).toBe(true);
    expect(others.newest()).toEqual(new Set([0]));

    await happen(shop, another, null);
    await vi.waitFor(() => expect(others.newest()).toEqual(new Set([4])), PATIENCE);
    await vi.waitFor(() => expect(board.newest()).toEqual(new Set([5])), PATIENCE);
    expect(concerned.newest()).toEqual(new Set([3]));
  });

  test("find by one poll for all restaurants what nobody announced", async () => {
    const { live, questions } = startLive();
    const shops = await Promise.all(Array.from({ length: 12 }, () => seedShop(app)));
    const orderId = newId("ord");
    const pages = await Promise.all(shops.map((shop) => followers(live, shop, orderId, 2)));
    await vi.waitFor(() => expect(questions()).toBeGreaterThan(0), PATIENCE);
    const before = questions();
    await Promise.all(shops.map((shop) => happen(shop, orderId)));
    for (const page of pages) await vi.waitFor(() => expect(page.newest()).toEqual(new Set([1])), PATIENCE);
    expect(questions() - before).toBeLessThanOrEqual(6);
  });

  test("notify of what happened between reading the sequence and listening", async () => {
    const { live } = startLive();
    const shop = await seedShop(app);
    const orderId = newId("ord");
    const received: number[] = [];
    await happen(shop, orderId);
    live.subscribe(
      { tenantId: shop.tenantId, subjectId: orderId, after: 0 },
      (sequence) => void received.push(sequence),
    );
    await vi.waitFor(() => expect(received).toEqual([1]), PATIENCE);
  });

  test("ask nothing more when the last page has gone, and begin again with the next", async () => {
    const { live, questions } = startLive();
    const shop = await seedShop(app);
    const orderId = newId("ord");
    const first = await followers(live, shop, orderId, 2);
    await vi.waitFor(() => expect(questions()).toBeGreaterThan(0), PATIENCE);
    first.stop();
    await happen(shop, orderId);
    const second = await followers(live, shop, orderId, 2);
    await happen(shop, orderId);
    await vi.waitFor(() => expect(second.newest()).toEqual(new Set([2])), PATIENCE);
    expect(first.newest()).toEqual(new Set([0]));
  });

  test("announce more restaurants at once than fit into one message", async () => {
    const { live } = startLive();
    const listener = new Client({ connectionString: app.db.directUrl });
    const received = new Set<string>();
    listener.on("notification", ({ payload }) => {
      for (const id of payload?.split(",") ?? []) received.add(id);
    });
    await listener.connect();
    await listener.query("LISTEN bazar_live");
    const tenantIds = Array.from({ length: 900 }, (_, index) => `tannounce${String(index).padStart(4, "0")}`);
    for (const id of tenantIds) live.announce(id);
    await vi.waitFor(() => expect(tenantIds.every((id) => received.has(id))).toBe(true), PATIENCE);
    await listener.end();
  });
});
