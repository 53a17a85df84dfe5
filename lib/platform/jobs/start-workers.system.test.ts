import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDb, type Db } from "@/lib/platform/db/db";
import { type FragileLink, openFragileLink } from "@/lib/testing/fragile-link";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";
import { createJobs } from "./jobs";

let app: TestApp;
let link: FragileLink;
let db: Db;

beforeAll(async () => {
  app = await createTestApp();
  link = await openFragileLink(app.db.directUrl);
  db = createDb(link.url, 8);
});
afterAll(async () => {
  await db.close();
  await link.close();
  await app.stop();
});

it("starts the workers of a server that was up before its database", async () => {
  const done: unknown[] = [];
  const tasks = {
    "sweep-expired": {
      queue: "local",
      work: async (_: unknown, payload: unknown) => void done.push(payload),
    },
  };
  const jobs = createJobs(db, app.log, tasks as never);
  await link.breakOff();
  let hasStarted = false;
  const started = jobs.start(app).then(() => {
    hasStarted = true;
  });
  await wait(1_500);
  expect(hasStarted).toBe(false);

  await link.mend();
  await started;
  await app.jobs.add(app.db.prisma, "sweep-expired", {});
  await expect.poll(() => done.length, { timeout: 10_000 }).toBe(1);
  await jobs.stop();
});
