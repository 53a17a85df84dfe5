import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabaseUrl } from "@/lib/testing/test-database";
import { type RunningPostgres, startEmbeddedPostgres } from "./embedded-postgres.mjs";

it("gives a test file a migrated database of its own", async () => {
  const client = new pg.Client({ connectionString: await testDatabaseUrl() });
  await client.connect();
  const tables = await client.query(
    "select to_regclass('tenant') as tenant, to_regclass('_prisma_migrations') as history",
  );
  await client.end();
  expect(tables.rows).toEqual([{ tenant: "tenant", history: "_prisma_migrations" }]);
});

describe("after kill -9 of PostgreSQL", { timeout: 90_000 }, () => {
  let cluster: RunningPostgres;
  beforeAll(async () => {
    cluster = await startEmbeddedPostgres({ name: "kill", ephemeral: true });
  });
  afterAll(() => cluster.stop());

  async function connected(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: cluster.url, connectionTimeoutMillis: 2_000 });
    client.on("error", () => undefined);
    await client.connect();
    return client;
  }

  async function answers(): Promise<boolean> {
    try {
      const client = await connected();
      await client.end();
      return true;
    } catch {
      return false;
    }
  }

  async function kill(): Promise<void> {
    const client = await connected();
    const { rows } = await client.query(
      "SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS pid",
    );
    process.kill(rows[0].pid, "SIGKILL");
    await client.end().catch(() => undefined);
    await expect.poll(answers, { timeout: 10_000 }).toBe(false);
  }

  const isBack = () => expect.poll(answers, { timeout: 60_000, interval: 100 }).toBe(true);

  it("it is back at the same address, also twice in a row", async () => {
    await kill();
    await isBack();
    await kill();
    await isBack();
  });

  it("it is back although a query of the killed one still runs", async () => {
    const busy = await connected();
    const query = busy.query("SELECT count(*) FROM generate_series(1, 10000000000)").catch(() => undefined);
    const watcher = await connected();
    const active = () =>
      watcher
        .query("SELECT count(*)::int AS count FROM pg_stat_activity WHERE state = 'active'")
        .then(({ rows }) => rows[0].count);
    await expect.poll(active).toBe(2);
    await watcher.end();
    await kill();
    await isBack();
    await query;
  });
});
