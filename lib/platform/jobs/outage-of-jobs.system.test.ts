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
  ["broke every connection", () => link.breakOff()],
  ["froze", async () => link.freeze()],
])(
  "jobs that ended while the database %s end again with the first beat after its return",
  { timeout: 60_000 },
  async (_, harm) => {
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
    const jobs = createJobs(db, app.log, { "sweep-expired": { queue: "local", work } } as never);
    await jobs.start(app);
    const add = () => app.jobs.add(app.db.prisma, "sweep-expired", {});
    for (let count = 0; count < QUEUES.local; count += 1) await add();
    await expect.poll(() => begun, { timeout: 10_000 }).toBe(QUEUES.local);
    await add();

    isHarmed = true;
    await harm();
    end();
    await wait(AWAY_MS);
    await link.mend();
    const left = async () =>
      (await app.db.pool.query("SELECT FROM graphile_worker.jobs WHERE task_identifier = 'sweep-expired'"))
        .rowCount;
    await expect.poll(left, { timeout: BEAT_MS + 5_000 }).toBe(0);
    await jobs.stop();
  },
);
