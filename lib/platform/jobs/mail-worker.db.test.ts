import { expect } from "vitest";
import { app, appTest as it } from "@/lib/testing/fixtures";
import { QUEUES } from "./queues";
import { startWorker } from "./worker";

async function column<T>(sql: string): Promise<T[]> {
  const { rows } = await app.db.pool.query(sql);
  return rows.map((row) => Object.values(row)[0] as T);
}

it("holds the emails that it has taken ahead, and returns them when it stops, as if they were never begun", async () => {
  const count = QUEUES.mail + 3;
  for (let n = 0; n < count; n += 1) await app.jobs.add(app.db.prisma, "send-email", { emailId: `eml_${n}` });
  const left = () => column("SELECT attempts FROM graphile_worker.jobs");
  const hanging = new AbortController();
  let begun = 0;
  const work = () => {
    begun += 1;
    return new Promise<void>((end) => hanging.signal.addEventListener("abort", () => end()));
  };
  const worker = await startWorker(app, {
    db: app.db,
    log: app.log,
    tasks: { "send-email": { queue: "mail", work } } as never,
    queue: "mail",
    signal: hanging.signal,
  });
  await expect.poll(() => begun).toBe(QUEUES.mail);
  expect(worker.jobIds()).toHaveLength(count);
  const locked = () => column("SELECT count(*)::int FROM graphile_worker.jobs WHERE locked_by IS NOT NULL");
  expect(await locked()).toEqual([count]);
  const stopped = worker.stop();
  await expect.poll(locked).toEqual([QUEUES.mail]);
  expect(worker.jobIds()).toHaveLength(QUEUES.mail);
  hanging.abort();
  await stopped;
  // graphile-worker sends the statement that ends a job without waiting for it.
  await expect.poll(left).toEqual([0, 0, 0]);
});
