import pg from "pg";
import type { TestApp } from "./test-app";

/** Runs `work` and returns how many statements this process sent to the database meanwhile: one is one round trip. */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const { prototype } = pg.Client;
  const { query } = prototype;
  let count = 0;
  const counting = function (this: pg.Client, ...args: unknown[]) {
    count += 1;
    return Reflect.apply(query, this, args);
  };
  prototype.query = counting as typeof query;
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return count;
}

/** The same app, whose writes wake no live page: what happens after an answer is not counted with it. */
export function withoutAnnouncements(app: TestApp): TestApp {
  return { ...app, live: { ...app.live, announce: () => undefined } };
}
