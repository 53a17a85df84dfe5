import path from "node:path";
import { performance } from "node:perf_hooks";
import { Worker } from "node:worker_threads";
import { afterEach, describe, expect, it } from "vitest";
import { createPasswordPool, type PasswordPool, type PasswordWork } from "./password-pool";

const FILE = path.join(process.cwd(), "lib/people/auth/password-worker.mjs");
const hash: PasswordWork = { kind: "hash", digest: "a digest", cost: 10 };
const quick: PasswordWork = { ...hash, cost: 4 };
const full = { code: "UNAVAILABLE", status: 503, headers: { "retry-after": "5" } };

let pool: PasswordPool;
afterEach(() => pool.end());

describe("the threads that hash passwords", () => {
  it("hash and compare as bcrypt does", async () => {
    pool = createPasswordPool({ threads: 1, mostWaiting: 4 });
    const made = String(await pool.run(hash));
    expect(made).toMatch(/^\$2b\$10\$.{53}$/);
    const compare = (digest: string, known: string) => pool.run({ kind: "compare", digest, hash: known });
    expect(await compare("a digest", made)).toBe(true);
    expect(await compare("another digest", made)).toBe(false);
    expect(await compare("a digest", "not a hash")).toBe(false);
  });

  it("leave the event loop to the requests", async () => {
    pool = createPasswordPool({ threads: 1, mostWaiting: 10 });
    await pool.run(quick);
    const before = performance.eventLoopUtilization();
    await Promise.all(Array.from({ length: 5 }, () => pool.run(hash)));
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
  });

  it("let only so many wait and refuse the rest", async () => {
    pool = createPasswordPool({ threads: 1, mostWaiting: 2 });
    const asked = await Promise.allSettled([hash, quick, quick, quick, quick].map((work) => pool.run(work)));
    expect(asked.map(({ status }) => status)).toEqual([
      "fulfilled",
      "fulfilled",
      "fulfilled",
      "rejected",
      "rejected",
    ]);
    expect(asked.at(-1)).toMatchObject({ reason: full });
    expect(await pool.run(quick)).toMatch(/^\$2b\$04/);
  });

  it("drop what waits for somebody who has gone, and make room for others", async () => {
    pool = createPasswordPool({ threads: 1, mostWaiting: 1 });
    const caller = new AbortController();
    const first = pool.run(hash);
    const dropped = expect(pool.run(quick, caller.signal)).rejects.toMatchObject(full);
    caller.abort();
    expect(await pool.run(quick)).toMatch(/^\$2b\$04/);
    await dropped;
    expect(await first).toMatch(/^\$2b\$10/);
  });

  it("are replaced when they die, and what they had begun is done by another", async () => {
    const started: Worker[] = [];
    const start = () => {
      const thread = new Worker(FILE);
      started.push(thread);
      if (started.length === 1) thread.once("online", () => thread.terminate());
      return thread;
    };
    pool = createPasswordPool({ threads: 1, mostWaiting: 4, start });
    const both = await Promise.all([pool.run(hash), pool.run(quick)]);
    expect(both.map((made) => String(made).slice(0, 7))).toEqual(["$2b$10$", "$2b$04$"]);
    expect(started).toHaveLength(2);
  });

  it("give a job up over which two of them died, and go on with the next", async () => {
    pool = createPasswordPool({ threads: 1, mostWaiting: 4 });
    const poison = { kind: "compare", digest: "a digest", hash: null } as unknown as PasswordWork;
    const [died, next] = await Promise.allSettled([pool.run(poison), pool.run(quick)]);
    expect(died).toMatchObject({ status: "rejected", reason: { cause: expect.any(Error) } });
    expect(next.status).toBe("fulfilled");
  });

  it("refuse what is under way when they end, and everything after", async () => {
    pool = createPasswordPool({ threads: 1, mostWaiting: 4 });
    const asked = Promise.allSettled([pool.run(hash), pool.run(hash)]);
    await pool.end();
    expect((await asked).map((answer) => answer)).toMatchObject([{ reason: full }, { reason: full }]);
    await expect(pool.run(quick)).rejects.toMatchObject(full);
  });
});
