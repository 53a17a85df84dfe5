import { setTimeout as wait } from "node:timers/promises";
import { describe, expect } from "vitest";
import type { App } from "@/lib/platform/app";
import { countQueries } from "@/lib/testing/count-queries";
import { api, app, appTest } from "@/lib/testing/fixtures";
import { holdLock } from "@/lib/testing/hold-lock";
import { seedAdmin, seedShop } from "@/lib/testing/seed-shop";
import { createTestApp } from "@/lib/testing/test-app";
import { drainQueues } from "./drain-queues";
import { beat, freeAbandoned } from "./job-worker-store";
import { createJobs } from "./jobs";
import type { TaskList } from "./task-list";

const CRON_SECRET = "a-secret-of-the-scheduler";
const scheduler = { authorization: `Bearer ${CRON_SECRET}` };
const it = appTest.extend("settings", { scope: "file" }, { CRON_SECRET });

it.beforeEach(async () => {
  await app.db.pool.query("DELETE FROM graphile_worker._private_jobs");
  await app.db.pool.query("DELETE FROM job_worker");
});

async function column<T>(sql: string): Promise<T[]> {
  const { rows } = await app.db.pool.query(sql);
  return rows.map((row) => Object.values(row)[0] as T);
}
const waitingTasks = () =>
  column<string>("SELECT task_identifier FROM graphile_worker.jobs ORDER BY task_identifier");
const add = (key: string) => app.jobs.add(app.db.prisma, "sweep-expired", {}, { key });

/** Has a worker hold a job since so many seconds. */
const hold = (key: string, workerId: string, seconds: number) =>
  app.db.pool.query(
    `UPDATE graphile_worker._private_jobs SET locked_by = $2, locked_at = now() - make_interval(secs => $3), attempts = 1
      WHERE key = $1`,
    [key, workerId, seconds],
  );
const callScheduler = () => api("GET", "/api/cron/jobs", { headers: scheduler });

/** As after a quiet day in which everything was begun in time. */
const allBegun = (at: string) =>
  app.db.pool.query("UPDATE scheduled_task SET started_at = $1::timestamptz", [at]);

describe("the schedule", () => {
  it("lets a task that the release before cannot live with wait for its hour, though it was never begun", async () => {
    const begunAt = async (instant: string) => {
      await app.jobs.addScheduled(new Date(instant));
      const tasks = await waitingTasks();
      await app.db.pool.query("DELETE FROM graphile_worker._private_jobs");
      return [tasks.includes("sweep-expired"), tasks.includes("seal-gift-card-codes")];
    };
    await app.db.pool.query("DELETE FROM scheduled_task");
    expect(await begunAt("2026-11-17T11:05:00Z")).toEqual([true, false]);
    expect(await begunAt("2026-11-18T03:42:00Z")).toEqual([true, false]);
    expect(await begunAt("2026-11-18T03:44:00Z")).toEqual([false, true]);
  });

  it("adds what it has for the minute, once", async () => {
    await app.jobs.addScheduled(new Date("2026-11-18T11:05:00Z"));
    await app.db.pool.query("DELETE FROM graphile_worker._private_jobs");
    await allBegun("2026-11-18T11:09:30Z");
    await app.jobs.addScheduled(new Date("2026-11-18T11:10:30Z"));
    await app.jobs.addScheduled(new Date("2026-11-18T11:10:50Z"));
    expect(await waitingTasks()).toEqual([
      "apply-menu-schedule",
      "cancel-unclaimed-intents",
      "check-domains",
      "deliver-webhooks",
      "end-unfinished",
      "expire-bill-payments",
      "expire-guest-rounds",
      "expire-unpaid-orders",
      "read-payout-accounts",
      "read-processor-transactions",
      "read-young-intents",
      "reconcile-payments",
      "register-wallet-hosts",
      "release-escrow",
      "remind-guests",
      "remind-unpaid-orders",
      "report-unseen-orders",
      "run-twins",
      "run-waitlist",
      "settle-deposits",
      "warn-of-given-up-jobs",
      "watch-printers",
    ]);
  });

  it("is made up for by the first process that comes after a minute that nobody was there for", async () => {
    await allBegun("2026-11-19T03:10:00Z");
    const rivals = await Promise.all([1, 2, 3].map(() => createTestApp()));
    const now = new Date("2026-11-19T09:00:30Z");
    await Promise.all(rivals.map((rival) => rival.jobs.addScheduled(now)));
    await Promise.all(rivals.map((rival) => rival.stop()));
    const tasks = await waitingTasks();
    expect(tasks.filter((task) => task === "sweep-expired")).toHaveLength(1);
    expect(tasks.filter((task) => task === "report-reconciliation")).toHaveLength(1);
    await app.db.pool.query("DELETE FROM graphile_worker._private_jobs");
    await app.jobs.addScheduled(new Date("2026-11-19T09:01:00Z"));
    expect(await waitingTasks()).not.toContain("sweep-expired");
  });

  it("begins nothing beside its older self, and begins it as soon as that has ended", async () => {
    await app.jobs.addScheduled(new Date("2026-11-20T11:00:30Z"));
    await beat(app.db.pool, ["another process"]);
    await hold("expire-unpaid-orders", "another process", 70);
    const next = new Date("2026-11-20T11:01:30Z");
    await app.jobs.addScheduled(next);
    const mine = () =>
      column("SELECT locked_by FROM graphile_worker.jobs WHERE task_identifier = 'expire-unpaid-orders'");
    expect(await mine()).toEqual(["another process"]);
    await app.db.pool.query("DELETE FROM graphile_worker._private_jobs WHERE key = 'expire-unpaid-orders'");
    await app.jobs.addScheduled(next);
    expect(await mine()).toEqual([null]);
  });
});

describe("a call of the scheduler", () => {
  it("works everything off, and does so for nobody else", async () => {
    await add("due");
    expect((await api("GET", "/api/cron/jobs")).status).toBe(401);
    expect((await callScheduler()).status).toBe(204);
    expect(await waitingTasks()).toEqual([]);
  });

  it("finds with one statement that nothing is due", async () => {
    expect(await countQueries(() => app.jobs.drain(app))).toBe(1);
  });

  it("is over only when the database knows the end of each job", async () => {
    await add("slow to end");
    const locks: Awaited<ReturnType<typeof holdLock>>[] = [];
    const work = async () => {
      locks.push(await holdLock({ statement: "SELECT FROM graphile_worker._private_jobs FOR UPDATE" }));
    };
    const jobs = createJobs(app.db, app.log, { "sweep-expired": { queue: "local", work } } as never);
    const left = jobs.drain(app).then(waitingTasks);
    await Promise.race([left, wait(500)]);
    await locks[0]?.release();
    expect(await left).toEqual([]);
  });

  it("can be made many times at once", async () => {
    app.clock.advance({ days: 1 });
    const answers = await Promise.all([1, 2, 3].map(callScheduler));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await waitingTasks()).toEqual([]);
  });

  it("frees what a worker that died held, after thirty seconds without a sign of life", async () => {
    await beat(app.db.pool, ["alive"]);
    for (const [key, workerId, seconds] of [
      ["cut off", "a function that is gone", 31],
      ["begun just now", "another function", 29],
      ["long at it", "alive", 300],
    ] as const) {
      await add(key);
      await hold(key, workerId, seconds);
    }
    expect((await callScheduler()).status).toBe(204);
    expect(await column("SELECT key FROM graphile_worker.jobs ORDER BY key")).toEqual([
      "begun just now",
      "long at it",
    ]);
  });
});

describe("workers", () => {
  it("free what a process held that no longer beats", async () => {
    await add("killed");
    await beat(app.db.pool, ["killed process"]);
    await hold("killed", "killed process", 600);
    const { pool } = app.db;
    await freeAbandoned(pool);
    expect(await column("SELECT locked_by FROM graphile_worker.jobs")).toEqual(["killed process"]);
    await pool.query("UPDATE job_worker SET beat_at = now() - interval '31 s'");
    await Promise.all([freeAbandoned(pool), freeAbandoned(pool)]);
    expect(await column("SELECT locked_by FROM graphile_worker.jobs")).toEqual([null]);
  });

  it("do not judge the others by beats that an outage has kept from all of them", async () => {
    expect(await beat(app.db.pool, ["me"])).toBe(false);
    expect(await beat(app.db.pool, ["me"])).toBe(true);
    await app.db.pool.query("UPDATE job_worker SET beat_at = now() - interval '40 s'");
    expect(await beat(app.db.pool, ["me"])).toBe(false);
  });

  it("free what they hold themselves and do not work on, because its end could not be written down", async () => {
    await add("forgotten");
    await add("in hand");
    await beat(app.db.pool, ["me"]);
    for (const key of ["forgotten", "in hand"]) await hold(key, "me", 60);
    const [inHand = ""] = await column<string>("SELECT id FROM graphile_worker.jobs WHERE key = 'in hand'");
    await freeAbandoned(app.db.pool, { workerIds: ["me"], jobIds: [inHand], judgesOthers: true });
    expect(await column("SELECT key FROM graphile_worker.jobs WHERE locked_by IS NULL")).toEqual([
      "forgotten",
    ]);
  });

  it("free it also when an outage has kept the beats of all from them, but nothing that another may work on", async () => {
    for (const [key, workerId, seconds] of [
      ["ended in the outage", "me", 11],
      ["taken just now", "me", 9],
      ["another's", "another", 60],
    ] as const) {
      await add(key);
      await hold(key, workerId, seconds);
    }
    await freeAbandoned(app.db.pool, { workerIds: ["me"], jobIds: [], judgesOthers: false });
    expect(await column("SELECT key FROM graphile_worker.jobs WHERE locked_by IS NULL")).toEqual([
      "ended in the outage",
    ]);
  });

  it("leave nothing behind of a killed job that a newer one with its key has replaced", async () => {
    const deliver = () => app.jobs.add(app.db.prisma, "deliver-webhooks", {}, { key: "deliver-webhooks" });
    await deliver();
    await hold("deliver-webhooks", "killed process", 60);
    await deliver();
    await freeAbandoned(app.db.pool);
    expect(await column("SELECT attempts FROM graphile_worker.jobs")).toEqual([0]);
  });

  it("forget a run of a scheduled task that was given up, once a later one has done its work", async () => {
    const deliver = () => app.jobs.add(app.db.prisma, "deliver-webhooks", {}, { key: "deliver-webhooks" });
    let runs = 0;
    const work = async () => {
      runs += 1;
      // By then the first one is given up.
      if (runs > 1) return void (await wait(300));
      await deliver();
      throw new Error("One of the database's hosts is away.");
    };
    const tasks = { "deliver-webhooks": { queue: "local", work } } as unknown as TaskList<App>;
    await deliver();
    await drainQueues(app, { db: app.db, log: app.log, tasks, budgetMs: 10_000, graceMs: 1_000 });
    expect(runs).toBe(2);
    expect(await waitingTasks()).toEqual([]);
  });
});

describe("a job that has used up its attempts", () => {
  it("is listed without what it carries of people, and tried again on a super-admin's word, recorded", async () => {
    const admin = await seedAdmin(app);
    const shop = await seedShop(app);
    const payload = { scope: "staff", email: "ada@diner.example", locale: "en" } as const;
    await app.jobs.add(app.db.prisma, "send-password-reset", payload as never);
    await app.db.pool.query(
      `UPDATE graphile_worker._private_jobs
          SET attempts = max_attempts, last_error = 'No mailbox for <ada@diner.example>'`,
    );
    await app.jobs.add(app.db.prisma, "send-email", { emailId: "eml_1" });
    const { body, text } = await api("GET", "/api/admin/jobs", { as: admin });
    expect(body).toMatchObject({
      dead: 1,
      nextCursor: null,
      jobs: [
        { task: "send-password-reset", state: "dead", lastError: "No mailbox for <(address)>", subject: {} },
      ],
    });
    expect(text).not.toContain("ada@");
    const waiting = await api("GET", "/api/admin/jobs", { as: admin, query: { state: "waiting" } });
    expect(waiting.body.jobs).toMatchObject([{ task: "send-email", subject: { emailId: "eml_1" } }]);

    const path = `/api/admin/jobs/${body.jobs[0].id}/retry`;
    expect((await api("POST", path, { as: shop.owner })).status).toBe(403);
    const retried = await api("POST", path, { as: admin });
    expect(retried.body).toMatchObject({ state: "waiting", attempts: 0 });
    expect((await api("POST", path, { as: admin })).body.error).toBe("JOB_NOT_DEAD");
    expect((await api("POST", "/api/admin/jobs/999999999/retry", { as: admin })).body.error).toBe(
      "JOB_NOT_FOUND",
    );
    const acts = await app.db.prisma.auditEntry.findMany({ where: { action: "job.retried" } });
    expect(acts).toMatchObject([{ subjectId: body.jobs[0].id, data: { task: "send-password-reset" } }]);
  });

  it("is shown page by page", async () => {
    const admin = await seedAdmin(app);
    for (const key of ["a", "b", "c"]) await add(key);
    const page = (cursor?: string) =>
      api("GET", "/api/admin/jobs", {
        as: admin,
        query: { state: "waiting", limit: "2", ...(cursor === undefined ? {} : { cursor }) },
      });
    const first = (await page()).body;
    const second = (await page(first.nextCursor)).body;
    expect(first.jobs).toHaveLength(2);
    expect(second.jobs).toHaveLength(1);
    expect(second.nextCursor).toBeNull();
    expect(new Set([...first.jobs, ...second.jobs].map(({ id }: { id: string }) => id)).size).toBe(3);
  });
});
