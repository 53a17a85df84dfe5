import type pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connected } from "@/scripts/crash/connected.mjs";
import { applyMigrations } from "@/scripts/database/apply-migrations.mjs";
import { startEmbeddedPostgres } from "@/scripts/database/embedded-postgres.mjs";
import { openRuntimeRole } from "@/scripts/database/runtime-role.mjs";
import { startReplica } from "@/scripts/testing/start-replica";
import { createDb, type Db } from "./db";
import { onReplica } from "./replica";

let db: Db;
let admin: pg.Client;
let onCopy: pg.Client;
const ends: (() => Promise<unknown>)[] = [];

const write = (name: string) => admin.query("INSERT INTO noted VALUES ($1)", [name]);
/** Where it was read, and whether a row was there. */
const look = (name: string) =>
  onReplica(db, async (reader) => {
    const [row] = await reader.sql.query<{ copy: boolean; seen: boolean }>(
      "SELECT pg_is_in_recovery() AS copy, EXISTS (SELECT FROM noted WHERE name = $1) AS seen",
      [name],
    );
    return row;
  });

describe("a replica for reports", { timeout: 60_000 }, () => {
  beforeAll(async () => {
    const primary = await startEmbeddedPostgres({ name: "replicated", ephemeral: true, durable: true });
    ends.push(primary.stop);
    await applyMigrations(primary.url);
    admin = await connected(primary.url);
    ends.push(() => admin.end());
    await admin.query("CREATE TABLE noted (name text PRIMARY KEY); GRANT SELECT ON noted TO PUBLIC");
    const runtimeUrl = await openRuntimeRole(primary.url);
    const replica = await startReplica(primary.url);
    ends.push(replica.stop);
    onCopy = await connected(replica.url);
    ends.push(() => onCopy.end());
    const replicaUrl = new URL(runtimeUrl);
    replicaUrl.port = new URL(replica.url).port;
    db = createDb(runtimeUrl, 4, { replicaUrl: replicaUrl.href });
    ends.push(() => db.close());
  });
  afterAll(async () => {
    for (const end of ends.reverse()) await end();
  });

  it("is read, and shows what has just been written", async () => {
    const answers = [];
    for (let number = 0; number < 50; number++) {
      await write(`row ${number}`);
      answers.push(await look(`row ${number}`));
    }
    expect(answers.filter((answer) => !answer?.seen)).toEqual([]);
    expect(answers.filter((answer) => answer?.copy).length).toBeGreaterThan(25);
  });

  it("is not read while it is behind", async () => {
    await onCopy.query("SELECT pg_wal_replay_pause()");
    await write("while it waits");
    expect(await look("while it waits")).toEqual({ copy: false, seen: true });
    await onCopy.query("SELECT pg_wal_replay_resume()");
    await expect.poll(() => look("while it waits")).toEqual({ copy: true, seen: true });
  });

  it("is not read once it has gone another way than the primary", async () => {
    await onCopy.query("SELECT pg_promote()");
    // A server that has been promoted by mistake takes writes that the primary does not have.
    await write("after the parting");
    await expect.poll(() => look("after the parting")).toEqual({ copy: false, seen: true });
  });
});
