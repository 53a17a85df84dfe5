import { describe, expect } from "vitest";
import { answerMetrics } from "@/lib/app/answer-metrics";
import { inTransaction } from "@/lib/platform/db/transaction";
import { appendEvents } from "@/lib/platform/events/event-store";
import { countQueries } from "@/lib/testing/count-queries";
import { api, app, shop, shopTest } from "@/lib/testing/fixtures";
import { orderBody } from "@/lib/testing/seed-shop";
import { someEvent } from "@/lib/testing/some-event";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";

const TOKEN = "a-token-for-tests-0123456789";
const it = shopTest.extend("settings", { scope: "file" }, { METRICS_TOKEN: TOKEN });

it.beforeEach(async () => {
  app.clock.set(new Date());
  await app.db.pool.query("DELETE FROM graphile_worker._private_jobs");
});

const scrape = (of: TestApp = app) => answerMetrics(of, `Bearer ${TOKEN}`);

/** The samples by name and labels. What an app has read is kept for a while, so each looks through eyes of its own. */
async function samples(of: TestApp = { ...app, db: { ...app.db } }): Promise<Record<string, number>> {
  const text = await (await scrape(of)).text();
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.lastIndexOf(" ")),
      Number(line.slice(line.lastIndexOf(" ") + 1)),
    ]),
  );
}

const addJob = (task: string, minutesAgo: number, changes = "attempts = 0") =>
  app.db.pool
    .query(
      `WITH added AS (SELECT (graphile_worker.add_job($1, run_at => now() - make_interval(mins => $2))).id)
     SELECT id FROM added`,
      [task, minutesAgo],
    )
    .then(({ rows }) =>
      app.db.pool.query(
        `UPDATE graphile_worker._private_jobs SET ${changes}, created_at = now() - make_interval(mins => $2) WHERE id = $1`,
        [rows[0].id, minutesAgo],
      ),
    );

describe("who asks", () => {
  it("without the token gets nothing, whatever else is said", async () => {
    for (const authorization of [null, "", "Bearer", `Bearer ${TOKEN}x`, TOKEN, `Basic ${TOKEN}`]) {
      const response = await answerMetrics(app, authorization);
      expect([response.status, response.headers.get("www-authenticate")]).toEqual([
        401,
        'Bearer realm="metrics"',
      ]);
      expect(await response.text()).not.toContain("bazar_");
    }
  });

  it("with the token gets the text for Prometheus", async () => {
    const response = await scrape();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("finds nothing where there is no token, and on Vercel", async () => {
    const without = { ...app, env: { ...app.env, METRICS_TOKEN: undefined } };
    expect((await scrape(without)).status).toBe(404);
    expect((await scrape({ ...app, env: { ...app.env, VERCEL: true } })).status).toBe(404);
  });
});

describe("what is told", () => {
  it("of requests is the operation and the class of status, and nothing of anybody", async () => {
    const placed = await api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop) });
    await api("GET", "/api/public/no-such-place/menu");
    await api("GET", "/api/nothing/here");
    const text = await (await scrape()).text();
    const found = await samples();
    expect(found['bazar_http_request_duration_seconds_count{operation="placeOrder",status="2xx"}']).toBe(1);
    expect(found['bazar_http_request_duration_seconds_count{operation="getPublicMenu",status="4xx"}']).toBe(
      1,
    );
    expect(found['bazar_http_request_duration_seconds_count{operation="dispatch",status="4xx"}']).toBe(1);
    for (const secret of [shop.slug, shop.tenantId, placed.body.id, "no-such-place", "@"])
      expect(text).not.toContain(secret);
  });

  it("of jobs is how many are due in each queue, since when, and how many were given up", async () => {
    await addJob("send-refund", 10);
    await addJob("send-refund", 3);
    await addJob("send-refund", -30);
    await addJob("release-escrow", 1, "attempts = max_attempts");
    await addJob("no-such-task", 1);
    const found = await samples();
    expect(found['bazar_jobs_due{queue="processor"}']).toBe(2);
    expect(found['bazar_jobs_waiting{queue="processor"}']).toBe(3);
    expect(found['bazar_jobs_oldest_due_seconds{queue="processor"}']).toBeCloseTo(600, -1);
    expect(found['bazar_jobs_oldest_due_seconds{queue="mail"}']).toBe(0);
    expect(found['bazar_jobs_dead{queue="local"}']).toBe(1);
    expect(found['bazar_jobs_due{queue="unknown"}']).toBe(1);
  });

  it("of emails is what is not sent yet, also while it is tried again, and what was given up", async () => {
    await addJob("send-email", 20, "attempts = 3, run_at = now() + interval '1 hour'");
    await addJob("send-email", 5, "attempts = max_attempts");
    const found = await samples();
    expect(found.bazar_emails_unsent).toBe(1);
    expect(found.bazar_emails_oldest_unsent_seconds).toBeCloseTo(1_200, -1);
  });

  it("of webhooks is since when one is due, apart from receivers that fail", async () => {
    const listen = (url: string, failing: boolean) =>
      app.db.prisma.webhookEndpoint.create({
        data: {
          tenantId: shop.tenantId,
          id: `whe_${crypto.randomUUID()}`,
          url,
          secret: "s",
          eventTypes: [],
          createdAt: app.clock.now(),
          failingSince: failing ? app.clock.now() : null,
        },
      });
    await listen("https://healthy.example", false);
    await listen("https://failing.example", true);
    const now = app.clock.now();
    const event = someEvent();
    await inTransaction(app.db, (tx) => appendEvents(tx, { tenantId: shop.tenantId, events: [event], now }));
    app.clock.advance({ minutes: 7 });
    const found = await samples();
    expect(found['bazar_webhooks_undelivered{receiver="healthy"}']).toBe(1);
    expect(found['bazar_webhooks_oldest_due_seconds{receiver="healthy"}']).toBeCloseTo(420, 0);
    expect(found['bazar_webhooks_oldest_due_seconds{receiver="failing"}']).toBeCloseTo(420, 0);
    expect(found.bazar_webhook_endpoints_failing).toBe(1);
  });

  it("of the books is what the last check found, and since when it is over", async () => {
    const { prisma } = app.db;
    const at = (hours: number) => new Date(app.clock.now().getTime() - hours * 3_600_000);
    const differ = { ledger_balances: { compared: 9, differ: 2 } };
    await prisma.booksCheck.create({
      data: {
        id: "bkc_old",
        startedAt: at(50),
        finishedAt: at(49),
        counts: { any: { compared: 1, differ: 8 } },
      },
    });
    await prisma.booksCheck.create({
      data: {
        id: "bkc_new",
        startedAt: at(3),
        finishedAt: at(2),
        counts: differ,
        unchecked: [{ slug: "x" }],
      },
    });
    await prisma.booksCheck.create({ data: { id: "bkc_open", startedAt: at(1) } });
    await prisma.platformAlarm.create({
      data: { kind: "balance_short", detail: {}, since: at(1), seenAt: at(1) },
    });
    const found = await samples();
    expect(found).toMatchObject({ bazar_books_differences: 2, bazar_books_unchecked: 1 });
    expect(found.bazar_books_checked_seconds).toBeCloseTo(7_200, 0);
    expect(found['bazar_platform_alarms{kind="balance_short"}']).toBe(1);
    expect(found['bazar_platform_alarms{kind="balance_difference"}']).toBe(0);
  });

  it("of this process are its pools, streams, caches, memory and release", async () => {
    const leave = app.streams.take({ key: ["a"], most: 1 }, () => undefined);
    const found = await samples();
    leave();
    expect(found.bazar_live_streams_open).toBe(1);
    expect((await samples()).bazar_live_streams_open).toBe(0);
    expect(found['bazar_db_pool_max{pool="requests"}']).toBe(app.db.pool.options.max);
    expect(found['bazar_db_pool_open{pool="jobs"}']).toBeGreaterThanOrEqual(0);
    expect(found['bazar_db_away{pool="requests"}']).toBe(0);
    expect(found['bazar_cache_entries{cache="compressed_texts"}']).toBeGreaterThanOrEqual(0);
    expect(found.process_resident_memory_bytes).toBeGreaterThan(1_000_000);
    const { version, commit } = app.release;
    expect(found[`bazar_build_info{version="${version}",commit="${commit ?? "unknown"}"}`]).toBe(1);
  });
});

describe("the database", () => {
  it("is read once for all who ask at once, and again only after a while", async () => {
    const eyes = { ...app, db: { ...app.db } };
    const asked = await countQueries(async () => {
      await Promise.all(Array.from({ length: 8 }, () => scrape(eyes)));
      await scrape(eyes);
    });
    expect(asked).toBe(1);
  });

  it("that is away leaves out what it would tell, and nothing else", async () => {
    const away = await createTestApp({ METRICS_TOKEN: TOKEN });
    await away.stop();
    const found = await samples(away);
    expect(found.bazar_database_read_ok).toBe(0);
    expect(Object.keys(found).filter((name) => /^bazar_(jobs|emails|webhooks|books)/.test(name))).toEqual([]);
    expect(found['bazar_db_pool_waiting{pool="requests"}']).toBe(0);
  });
});
