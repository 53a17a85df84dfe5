import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { inTransaction } from "@/lib/platform/db/transaction";
import { appendEvents } from "@/lib/platform/events/event-store";
import { seedShop } from "@/lib/testing/seed-shop";
import { someEvent } from "@/lib/testing/some-event";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";
import { testDatabaseUrl } from "@/lib/testing/test-database";
import { findProgram } from "../launch/system-package.mjs";
import { alertNames, alertRules, dashboardQueries, metricsIn, PROMETHEUS_FOLDER } from "./alert-rules";
import { type ApiServer, bundleApiServer, startApiServer } from "./start-api-server";
import { type Prometheus, startPrometheus } from "./start-prometheus";

const TOKEN = "a-token-for-drills-0123456789";
const HOUR_MS = 3_600_000;
/** What a server has read of its database is kept for 15 seconds; then a scrape and an evaluation. */
const PATIENCE_MS = 120_000;
const LOAD_PAUSE_MS = 250;
/** The rules are evaluated every second. */
const EVALUATION_MS = 2_000;
const isThere = findProgram("prometheus") !== null && findProgram("promtool") !== null;

function promtool(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(findProgram("promtool") ?? "", args, {
    cwd: PROMETHEUS_FOLDER,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  return stdout;
}

describe.skipIf(!isThere)("the rules", () => {
  it("are valid", () => {
    expect(promtool("check", "rules", "alerts.yaml")).toContain("SUCCESS");
    promtool("check", "config", "--syntax-only", "prometheus.yaml");
  });

  it("fire for what they are about, and for nothing else", () => {
    expect(promtool("test", "rules", "alerts.test.yaml")).toContain("SUCCESS");
  });

  it("and the dashboard's queries can be evaluated", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "bazar-dashboard-"));
    const rules = dashboardQueries().map((expr, index) => ({ record: `query:${index}`, expr }));
    const file = path.join(folder, "dashboard.yaml");
    await writeFile(file, JSON.stringify({ groups: [{ name: "dashboard", rules }] }));
    expect(promtool("check", "rules", file)).toContain(`SUCCESS: ${rules.length} rules found`);
    await rm(folder, { recursive: true });
  });
});

/** A way to the database that can be cut. */
async function cuttable(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const door = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => (socket === near ? far : near).destroy());
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => door.listen(0, "127.0.0.1", resolve));
  const url = new URL(databaseUrl);
  url.port = String((door.address() as { port: number }).port);
  return {
    url: url.href,
    cut() {
      door.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

describe.skipIf(!isThere)("a drill", { timeout: 150_000 }, () => {
  let app: TestApp;
  let way: Awaited<ReturnType<typeof cuttable>>;
  let prometheus: Prometheus;
  /** One that is asked much and reads the database, one that loses it, one that is killed, and one without resources. */
  let asked: ApiServer;
  let cutOff: ApiServer;
  let killed: ApiServer;
  let starved: ApiServer;
  let isOver = false;
  let restart: (server: ApiServer, changes: Record<string, string>) => Promise<ApiServer>;

  beforeAll(async () => {
    await bundleApiServer("drill");
    app = await createTestApp();
    app.clock.set(new Date());
    await app.db.pool.query("DELETE FROM graphile_worker._private_jobs");
    const databaseUrl = await testDatabaseUrl();
    way = await cuttable(databaseUrl);
    const env = {
      SESSION_SECRET: "a-secret-for-tests-only-0123456789abcdef",
      GIFT_CARD_SECRET: "a-secret-for-cards-in-tests-0123456789abcdef",
      METRICS_TOKEN: TOKEN,
      BAZAR_COMMIT: "0a1b2c3d4e5f",
      NODE_ENV: "production",
      PORT: "0",
      BAZAR_DEMO: "1",
      DATABASE_URL: databaseUrl,
      DATABASE_POOL_SIZE: "4",
      STRIPE_EMULATOR_FAULTS: '{"error":1}',
      LOG_LEVEL: "silent",
    };
    const start = (changes = {}) => startApiServer({ ...env, ...changes }, "drill");
    restart = async (server, changes) => {
      await server.stop();
      return start({ ...changes, PORT: new URL(server.origin).port });
    };
    [asked, cutOff, killed, starved] = await Promise.all([
      start(),
      start({ DATABASE_URL: way.url }),
      start(),
      start(),
    ]);
    prometheus = await startPrometheus(
      [asked, cutOff, killed, starved].map(({ origin }) => origin),
      TOKEN,
    );
  }, 180_000);

  afterAll(async () => {
    isOver = true;
    await prometheus?.stop();
    await Promise.all([asked, cutOff, killed, starved].map((server) => server?.stop()));
    way?.cut();
    await app?.stop();
  });

  const call = (server: ApiServer, at: string) =>
    fetch(`${server.origin}${at}`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  const drill = (server: ApiServer, name: string) => call(server, `/api/drill/${name}`);

  /** Asks again and again, as guests do: a rate needs two scrapes. */
  async function keepAsking(server: ApiServer, at: string): Promise<void> {
    while (!isOver) {
      await Promise.all([call(server, at), call(server, at)]);
      await wait(LOAD_PAUSE_MS);
    }
  }

  const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
  const addJob = (task: string, changes: string) =>
    app.db.pool
      .query(
        `WITH added AS MATERIALIZED (SELECT (graphile_worker.add_job('${task}', run_at => now() + interval '1 day')).id)
       SELECT id FROM added`,
      )
      .then(({ rows }) =>
        app.db.pool.query(`UPDATE graphile_worker._private_jobs SET ${changes} WHERE id = ${rows[0].id}`),
      );
  const addBooks = (data: object) =>
    app.db.prisma.booksCheck.create({
      data: { id: newId("bkc"), startedAt: ago(49), finishedAt: ago(48), ...data },
    });

  async function addLateWebhook(failing: boolean): Promise<void> {
    const { tenantId } = await seedShop(app);
    const url = "https://receiver.example";
    const failingSince = failing ? ago(2) : null;
    const endpoint = { tenantId, id: newId("whe"), url, secret: "s", eventTypes: [], failingSince };
    await app.db.prisma.webhookEndpoint.create({ data: { ...endpoint, createdAt: ago(3) } });
    const event = someEvent();
    await inTransaction(app.db, (tx) => appendEvents(tx, { tenantId, events: [event], now: ago(1) }));
  }

  /** What brings about the state of each alert. */
  const DRILLS: Record<string, () => unknown> = {
    BazarDown: () => killed.stop(),
    BazarDatabaseAway: () => way.cut(),
    BazarBlind: () => way.cut(),
    BazarRequestsFail: () => void keepAsking(asked, "/api/drill/fail"),
    BazarFaults: () => void keepAsking(asked, "/api/drill/fail"),
    BazarPagesFail: () => void keepAsking(asked, "/broken"),
    BazarRequestsSlow: () => void keepAsking(asked, "/api/drill/slow"),
    BazarProcessorSilent: () => void keepAsking(asked, "/api/drill/processor"),
    BazarStreamsFull: () => drill(asked, "streams"),
    BazarPoolExhausted: () => void drill(starved, "hold"),
    BazarEventLoopBlocked: () => void keepAsking(starved, "/api/drill/block"),
    BazarMemoryHigh: () => drill(starved, "memory"),
    BazarJobsLate: () => addJob("release-escrow", "run_at = now() - interval '10 minutes'"),
    BazarJobsDead: () => addJob("send-refund", "attempts = max_attempts"),
    BazarMailUnsent: () => addJob("send-email", "attempts = 3, created_at = now() - interval '1 hour'"),
    BazarMailKept: () =>
      app.db.prisma.email.create({
        data: {
          id: newId("eml"),
          to: "ada@diner.example",
          template: "order-received",
          locale: "en",
          props: {},
          uniqueKey: "drill",
          status: "kept",
          createdAt: ago(1),
        },
      }),
    BazarWebhooksLate: () => addLateWebhook(false),
    BazarWebhookReceiversFail: () => addLateWebhook(true),
    BazarBooksDiffer: () => addBooks({ counts: { ledger_balances: { compared: 5, differ: 1 } } }),
    BazarBooksUnchecked: () => addBooks({ counts: { ledger_balances: { compared: 5, differ: 1 } } }),
    BazarPlatformAccount: () =>
      app.db.prisma.platformAlarm.create({
        data: { kind: "automatic_payouts", detail: {}, since: ago(1), seenAt: ago(1) },
      }),
    async BazarReleasesDiffer() {
      cutOff = await restart(cutOff, { DATABASE_URL: way.url, BAZAR_COMMIT: "ffffffffffff" });
    },
  };

  it("finds no alert while all is well", async () => {
    const seen = () => prometheus.value("sum(min_over_time(bazar_database_read_ok[5s]))");
    await expect.poll(seen, { timeout: PATIENCE_MS, interval: 500 }).toBe(4);
    await wait(EVALUATION_MS);
    await expect.poll(() => prometheus.firing(), { timeout: PATIENCE_MS, interval: 500 }).toEqual([]);
  });

  it("finds every metric that the rules and the dashboard name", async () => {
    await Promise.all([call(asked, "/api/bazar/auth/me"), drill(asked, "processor"), call(asked, "/")]);
    await addBooks({ counts: {}, finishedAt: ago(1) });
    const nameOf = (name: string) => name.replace(/_(?:bucket|count|sum)$/, "");
    const named = metricsIn([alertRules(), ...dashboardQueries()].join("\n"));
    const missing = async () => {
      const headers = { authorization: `Bearer ${TOKEN}` };
      const text = await (await fetch(`${asked.origin}/metrics`, { headers })).text();
      const told = metricsIn(text).map(nameOf);
      return named.filter((name) => !told.includes(nameOf(name)));
    };
    // What was read before there were books is kept for a while.
    await expect.poll(missing, { timeout: PATIENCE_MS, interval: 500 }).toEqual([]);
  });

  describe("fires", () => {
    beforeAll(async () => {
      await Promise.all(Object.values(DRILLS).map((provoke) => provoke()));
    }, 120_000);

    it.each(alertNames())("%s", async (name) => {
      expect(DRILLS).toHaveProperty(name);
      await expect.poll(() => prometheus.firing(), { timeout: PATIENCE_MS, interval: 500 }).toContain(name);
    });
  });
});
