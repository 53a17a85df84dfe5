import { afterAll, beforeAll, expect, it } from "vitest";
import { type Api, createApi } from "@/lib/testing/call";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";

const CRON_SECRET = "a-secret-of-the-scheduler";
const scheduler = { authorization: `Bearer ${CRON_SECRET}` };
let app: TestApp;
let api: Api;

beforeAll(async () => {
  app = await createTestApp({ CRON_SECRET });
  api = createApi(app);
});

afterAll(() => app.stop());

async function waitingTasks(): Promise<string[]> {
  const { rows } = await app.db.pool.query<{ task_identifier: string }>(
    "SELECT task_identifier FROM graphile_worker.jobs ORDER BY task_identifier",
  );
  return rows.map((row) => row.task_identifier);
}

it("adds what the schedule has for the minute, once", async () => {
  await app.jobs.addScheduled(new Date("2026-11-18T11:10:30Z"));
  await app.jobs.addScheduled(new Date("2026-11-18T11:10:50Z"));
  expect(await waitingTasks()).toEqual([
    "deliver-webhooks",
    "expire-bill-payments",
    "expire-unpaid-orders",
    "read-young-intents",
    "reconcile-payments",
    "release-escrow",
  ]);
});

it("works everything off when the scheduler calls, and for nobody else", async () => {
  expect((await api("GET", "/api/cron/jobs")).status).toBe(401);
  expect((await api("GET", "/api/cron/jobs", { headers: scheduler })).status).toBe(204);
  expect(await waitingTasks()).toEqual([]);
});

it("works off what a killed worker left, and leaves the others theirs", async () => {
  await app.jobs.add(app.db.prisma, "sweep-expired", {}, { key: "abandoned" });
  await app.jobs.add(app.db.prisma, "sweep-expired", {}, { key: "begun just now" });
  await app.db.pool.query(
    `UPDATE graphile_worker._private_jobs
        SET locked_by = key, locked_at = now() - CASE key WHEN 'abandoned' THEN interval '6 min' ELSE interval '4 min' END
      WHERE key IN ('abandoned', 'begun just now')`,
  );
  expect((await api("GET", "/api/cron/jobs", { headers: scheduler })).status).toBe(204);
  const { rows } = await app.db.pool.query("SELECT key FROM graphile_worker.jobs");
  expect(rows).toEqual([{ key: "begun just now" }]);
});
