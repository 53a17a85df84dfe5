import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDb, type Db } from "@/lib/platform/db/db";
import { JOB_LIMITS } from "@/lib/platform/db/time-limits";
import { type FragileLink, openFragileLink } from "@/lib/testing/fragile-link";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";
import { BEAT_MS } from "./job-times";
import { createJobs } from "./jobs";
import { QUEUES } from "./queues";

/** As long as a standby takes to become the primary. */
const AWAY_MS = 14_000;

let app: TestApp;
let link: FragileLink;
let db: Db;
let others: NodeJS.UnhandledRejectionListener[];

beforeAll(async () => {
  app = await createTestApp();
  link = await openFragileLink(app.db.directUrl);
  db = createDb(link.url, 8, { limits: JOB_LIMITS });
  // graphile-worker lets go of the statement that ends a job; in a server Next listens for what becomes of it.
  others = process.listeners("unhandledRejection");
  process.removeAllListeners("unhandledRejection").on("unhandledRejection", () => undefined);
});
afterAll(async () => {
  await db.close();
  await link.close();
  await app.stop();
  process.removeAllListeners("unhandledRejection");
  for (const other of others) process.on("unhandledRejection", other);
});

it.each([
  ["local", "sweep-expired", "broke every connection", () => link.breakOff()],
  ["local", "sweep-expired", "froze", async () => link.freeze()],
  ["mail", "send-email", "broke every connection", () => link.breakOff()],
] as const)(
  "%s: jobs (%s) that ended while the database %s end again with the first beat after its return, and so do later ones",
  { timeout: 60_000 },
  async (queue, task, _, harm) => {
    let isHarmed = false;
    let begun = 0;
    let end = (): void => undefined;
    const ends = new Promise<void>((resolve) => {
      end = resolve;
    });
    const work = async () => {
      begun += 1;
      if (!isHarmed) await ends;
    };
    const jobs = createJobs(db, app.log, { [task]: { queue, work } } as never);
    await jobs.start(app);
    const add = () => app.jobs.add(app.db.prisma, task, {} as never);
    for (let count = 0; count < QUEUES[queue]; count += 1) await add();
    await expect.poll(() => begun, { timeout: 10_000 }).toBe(QUEUES[queue]);
    await add();

    isHarmed = true;
    await harm();
    end();
    await wait(AWAY_MS);
    await link.mend();
    const left = async () =>
      (await app.db.pool.query("SELECT FROM graphile_worker.jobs WHERE task_identifier = $1", [task]))
        .rowCount;
    await expect.poll(left, { timeout: BEAT_MS + 5_000 }).toBe(0);
    await add();
    await expect.poll(left, { timeout: 5_000 }).toBe(0);
    await jobs.stop();
  },
);
