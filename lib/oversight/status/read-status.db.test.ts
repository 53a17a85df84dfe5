import { afterAll, beforeAll, expect, it } from "vitest";
import { notificationState, readStatus } from "@/lib/oversight/status/read-status";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

it("says how fast the database answers, and that nothing is late", async () => {
  const status = await readStatus(app);
  expect(status.ordering).toEqual({ state: "working", milliseconds: expect.any(Number) });
  expect(status.notifications).toEqual({ state: "working", minutesLate: 0 });
});

it("says how late the oldest job is that nobody has begun", async () => {
  await app.db.pool.query("SELECT graphile_worker.add_job('send-emails', run_at => $1::timestamptz)", [
    new Date(app.clock.now().getTime() - 12.5 * 60_000),
  ]);
  expect((await readStatus(app)).notifications).toEqual({ state: "delayed", minutesLate: 12 });
});

it("says that nothing works when the database is away", async () => {
  const away = await createTestApp();
  await away.stop();
  const status = await readStatus(away);
  expect(status.ordering).toEqual({ state: "down", milliseconds: null });
  expect(status.notifications.state).toBe("down");
});

it("counts an hour of silence as not working", () => {
  expect([4, 5, 59, 60].map(notificationState)).toEqual(["working", "delayed", "delayed", "down"]);
});
