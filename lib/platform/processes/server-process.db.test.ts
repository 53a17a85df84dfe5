import { expect } from "vitest";
import { createDb } from "@/lib/platform/db/db";
import { app, appTest as test } from "@/lib/testing/fixtures";
import { openFragileLink } from "@/lib/testing/fragile-link";
import { createServerProcess, instanceAt, type ServerProcess } from "./server-process";

const begun: ServerProcess[] = [];
test.afterEach(() => Promise.all(begun.splice(0).map((each) => each.end())));

async function begin(instance: string | null = null, { db = app.db, beatMs = 20 } = {}) {
  const made = createServerProcess(db, app.log, { instance, beatMs });
  begun.push(made);
  await made.begin();
  return made;
}

const listed = async () =>
  (await app.db.sql.query<{ id: string }>("SELECT id FROM server_process")).map(({ id }) => id);
const beatOf = async (id: string | null) =>
  (await app.db.sql.query<{ at: Date }>("SELECT beat_at AS at FROM server_process WHERE id = $1", [id]))[0]
    ?.at;

test("a process has a name from its first heartbeat on, and none after its end", async () => {
  const made = createServerProcess(app.db, app.log, { instance: null });
  expect(made.id()).toBeNull();
  begun.push(made);
  await made.begin();
  expect(await listed()).toEqual([made.id()]);
  await made.end();
  expect([made.id(), await listed()]).toEqual([null, []]);
});

test("it beats until it ends", async () => {
  const made = await begin();
  const id = made.id();
  const first = await beatOf(id);
  await expect.poll(() => beatOf(id), { timeout: 5_000 }).not.toEqual(first);
});

test("who begins on a port follows one that has ended there, and no other", async () => {
  const killed = await begin("kitchen:3000", { beatMs: 60_000 });
  const other = await begin("kitchen:3001", { beatMs: 60_000 });
  const unnamed = await begin(null, { beatMs: 60_000 });
  const next = await begin("kitchen:3000", { beatMs: 60_000 });
  expect((await listed()).sort()).toEqual([other.id(), unnamed.id(), next.id()].sort());
  expect(await listed()).not.toContain(killed.id());
  expect(instanceAt(0)).toBeNull();
  expect(instanceAt(3000)).toMatch(/:3000$/);
});

test("one that does not reach the database names itself no longer, and does when it is back", async () => {
  const link = await openFragileLink(app.db.directUrl);
  const db = createDb(link.url, 2);
  await link.breakOff();
  const made = await begin(null, { db });
  expect(made.id()).toBeNull();
  await link.mend();
  await expect.poll(() => made.id(), { timeout: 10_000 }).not.toBeNull();
  await made.end();
  begun.splice(0);
  await db.close();
  await link.close();
});
