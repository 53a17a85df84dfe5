import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import type { TestApp } from "./test-app";

/**
 * Runs `work` and returns how many statements it sent to the database: one is one round trip. What an earlier request of the
 * same process still does in the background is not counted.
 */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const { prototype } = pg.Client;
  const { query } = prototype;
  const ours = new AsyncLocalStorage<true>();
  let count = 0;
  const counting = function (this: pg.Client, ...args: unknown[]) {
    if (ours.getStore()) count += 1;
    return Reflect.apply(query, this, args);
  };
  prototype.query = counting as typeof query;
  try {
    await ours.run(true, work);
  } finally {
    prototype.query = query;
  }
  return count;
}

/** The same app, whose writes wake no live page: what happens after an answer is not counted with it. */
export function withoutAnnouncements(app: TestApp): TestApp {
  return { ...app, live: { ...app.live, announce: () => undefined } };
}
