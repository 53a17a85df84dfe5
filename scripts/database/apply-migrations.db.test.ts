import { createHash } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { createDatabase } from "../testing/create-database";
import { applyMigrations, migratorName } from "./apply-migrations.mjs";
import { type Migration, readMigrations } from "./migration-folder.mjs";
import { stepsOutsideTransaction } from "./migration-steps.mjs";

let cluster: pg.Client;
let url: string;
let client: pg.Client;
const name = `bazar_migrations_${process.pid}`;

beforeAll(async () => {
  cluster = new pg.Client({ connectionString: inject("postgresUrl") });
  await cluster.connect();
});
beforeEach(async () => {
  await client?.end();
  await cluster.query(`drop database if exists ${name} with (force)`);
  url = await createDatabase(inject("postgresUrl"), name);
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await cluster.query(`drop database if exists ${name} with (force)`);
  await cluster.end();
});

const migration = (migrationName: string, script: string): Migration => ({
  name: migrationName,
  script,
  checksum: createHash("sha256").update(script).digest("hex"),
});
const rows = async (text: string) => (await client.query(text)).rows;
const history = () =>
  rows(
    `SELECT migration_name AS name, finished_at IS NOT NULL AS finished FROM _prisma_migrations ORDER BY started_at`,
  );

/** What an earlier version left behind when it was killed during a migration. */
const leaveUnfinished = ({ name: migrationName, checksum }: Migration, more = "") =>
  client.query(
    `UPDATE _prisma_migrations SET finished_at = NULL, applied_steps_count = 0 ${more}
      WHERE migration_name = '${migrationName}' AND checksum = '${checksum}'`,
  );
const beginWithoutEnd = ({ name: migrationName, checksum }: Migration) =>
  client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES (gen_random_uuid(), $1, $2)`,
    [checksum, migrationName],
  );

describe("a migration", () => {
  it("that fails leaves neither its changes nor a row, and succeeds once it is mended", async () => {
    const wrong = migration("20300101_a", "CREATE TABLE one (id int); CREATE TABLE one (id int);");
    await expect(applyMigrations(url, [wrong])).rejects.toThrow(
      'The migration 20300101_a failed, and nothing of it was kept: relation "one" already exists.',
    );
    expect(await rows(`SELECT to_regclass('one') AS one`)).toEqual([{ one: null }]);
    expect(await history()).toEqual([]);
    const right = migration("20300101_a", "CREATE TABLE one (id int);");
    expect(await applyMigrations(url, [right])).toEqual({ applied: ["20300101_a"], recorded: [] });
  });

  it("is recorded as Prisma records it", async () => {
    const one = migration("20300101_a", "CREATE TABLE one (id int);");
    await applyMigrations(url, [one]);
    expect(
      await rows(`SELECT migration_name, checksum, logs, rolled_back_at, applied_steps_count, length(id) AS id,
                         finished_at >= started_at AS in_order FROM _prisma_migrations`),
    ).toEqual([
      {
        migration_name: "20300101_a",
        checksum: one.checksum,
        logs: null,
        rolled_back_at: null,
        applied_steps_count: 1,
        id: 36,
        in_order: true,
      },
    ]);
  });

  it("may not end its transaction by itself", async () => {
    const sly = migration("20300101_a", "CREATE TABLE one (id int);\nCOMMIT;\nCREATE TABLE two (id int);");
    await expect(applyMigrations(url, [sly])).rejects.toThrow("remove BEGIN and COMMIT");
  });

  it.each([
    ["CREATE INDEX CONCURRENTLY one_id ON one (id);", 'whose first line is "-- no transaction:"'],
    ["ALTER TYPE mood ADD VALUE 'sad'; ALTER TABLE one ADD COLUMN m mood DEFAULT 'sad';", "split this one"],
  ])("that needs another transaction fails with the way out: %s", async (script, advice) => {
    const first = migration("20300101_a", "CREATE TABLE one (id int); CREATE TYPE mood AS ENUM ('glad');");
    await expect(applyMigrations(url, [first, migration("20300102_b", script)])).rejects.toThrow(advice);
  });

  it("is applied once by two at once", async () => {
    const first = migration("20300101_a", "SELECT pg_sleep(0.3); CREATE TABLE one (id int);");
    const results = await Promise.all([applyMigrations(url, [first]), applyMigrations(url, [first])]);
    expect(results.map(({ applied }) => applied.length).sort()).toEqual([0, 1]);
  });

  it("says in one sentence that nobody answers", async () => {
    await expect(applyMigrations("postgresql://nobody@127.0.0.1:1/none")).rejects.toThrow(
      "No database answers at 127.0.0.1:1",
    );
  });

  it("says in one sentence that the connection was lost, and that running it again continues", async () => {
    const slow = migration("20300101_a", "CREATE TABLE one (id int); SELECT pg_sleep(60);");
    const lost = expect(applyMigrations(url, [slow])).rejects.toThrow(
      /^The connection to the database was lost .* run the same command again/,
    );
    const end = `SELECT pg_terminate_backend(pid) AS ended FROM pg_stat_activity
                  WHERE datname = '${name}' AND query LIKE '%pg_sleep(60)%' AND pid <> pg_backend_pid()`;
    await expect.poll(() => rows(end)).toEqual([{ ended: true }]);
    await lost;
    expect(await history()).toEqual([]);
  });
});

describe("a migration without a transaction", () => {
  const table = migration("20300101_a", "CREATE TABLE one (id int);");
  const index = migration(
    "20300102_b",
    `-- no transaction: the table is large
-- Finds by id.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "one_id"
  ON "one" ("id");
DROP INDEX CONCURRENTLY IF EXISTS "one_old";
`,
  );
  const isValid = () =>
    rows(`SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass('one_id')`);

  it("builds the index again that an interrupted run left invalid", async () => {
    await applyMigrations(url, [table]);
    await client.query("INSERT INTO one VALUES (1), (1)");
    await expect(applyMigrations(url, [table, index])).rejects.toThrow(
      /^The migration 20300102_b failed, and the next run repeats it: could not create unique index/,
    );
    expect(await isValid()).toEqual([{ valid: false }]);
    await client.query("DELETE FROM one");
    expect((await applyMigrations(url, [table, index])).applied).toEqual(["20300102_b"]);
    expect(await isValid()).toEqual([{ valid: true }]);
    expect(await history()).toMatchObject([{ finished: true }, { finished: true }]);
  });

  it("is not held up by another run that waits for its end", async () => {
    await applyMigrations(url, [table]);
    await client.query("BEGIN; INSERT INTO one VALUES (1)");
    const first = applyMigrations(url, [table, index]);
    const isAt = (query: string) =>
      expect
        .poll(async () => {
          const found = await cluster.query(
            "SELECT FROM pg_stat_activity WHERE datname = $1 AND application_name = $2 AND query ILIKE $3",
            [name, migratorName, `%${query}%`],
          );
          return found.rowCount;
        })
        .toBe(1);
    await isAt("create unique index concurrently");
    const second = applyMigrations(url, [table, index]);
    await isAt("advisory_lock");
    await client.query("COMMIT");
    expect((await Promise.all([first, second])).map(({ applied }) => applied)).toEqual([["20300102_b"], []]);
  });

  it("may contain only what can be repeated", async () => {
    const wrong = migration("20300102_b", "-- no transaction: a whim\nUPDATE one SET id = id + 1;\n");
    await expect(applyMigrations(url, [table, wrong])).rejects.toThrow("UPDATE one SET id = id + 1");
  });

  it("is written in that form wherever there is one", async () => {
    for (const each of await readMigrations()) expect(() => stepsOutsideTransaction(each)).not.toThrow();
  });
});

describe("a database whose migration was interrupted by an earlier version", () => {
  it("goes on by itself, whichever migration it was, whether its changes had been made or not", async () => {
    const all = await readMigrations();
    const old = all.filter((each) => each.name <= "20261123230500_quiet_jobs");
    expect(old).toHaveLength(67);
    const repeated: string[] = [];
    for (const [index, each] of old.entries()) {
      const upTo = old.slice(0, index + 1);
      await applyMigrations(url, old.slice(0, index));
      await beginWithoutEnd(each);
      expect(await applyMigrations(url, upTo)).toEqual({ applied: [each.name], recorded: [] });
      await leaveUnfinished(each);
      const { applied, recorded } = await applyMigrations(url, upTo);
      expect([...applied, ...recorded]).toEqual([each.name]);
      repeated.push(...applied);
    }
    // These change nothing when they run a second time.
    expect(repeated).toEqual([
      "20261120141000_erase_identity_in_events",
      "20261120142000_rate_limit_unlogged",
      "20261121213900_gift_card_part_of_refunded_orders",
      "20261123040000_disabled_webhooks_fail",
    ]);
    await applyMigrations(url, all);
  }, 120_000);

  it("goes on by itself where somebody followed the advice of that version", async () => {
    const [first, second] = [
      migration("20260101_a", "CREATE TABLE one (id int);"),
      migration("20260102_b", "CREATE TABLE two (id int);"),
    ];
    await applyMigrations(url, [first]);
    await leaveUnfinished(first, ", rolled_back_at = now()");
    expect(await applyMigrations(url, [first, second])).toEqual({
      applied: ["20260102_b"],
      recorded: ["20260101_a"],
    });
    expect((await history()).filter(({ finished }) => finished)).toHaveLength(2);
  });

  it("is told what failed where a migration had failed", async () => {
    const wrong = migration("20260101_a", "DROP TABLE one;");
    await applyMigrations(url, []);
    await beginWithoutEnd(wrong);
    await leaveUnfinished(wrong, ", logs = 'table \"one\" does not exist'");
    await expect(applyMigrations(url, [wrong])).rejects.toThrow('table "one" does not exist.');
    const mended = migration("20260101_a", "DROP TABLE IF EXISTS one;");
    expect((await applyMigrations(url, [mended])).applied).toEqual(["20260101_a"]);
    expect(await history()).toEqual([{ name: "20260101_a", finished: true }]);
  });

  it.each([
    [
      "20300101_a",
      "CREATE TABLE one (id int);",
      [migration("20300101_a", "CREATE TABLE one (id int);")],
      'set "finished_at" on its row',
    ],
    ["20260101_a", "CREATE TABLE one (id int);", [], "npm run db:migrate of the version that has it"],
    [
      "20260101_a",
      "CREATE TABLE one (id int);",
      [migration("20260101_a", "CREATE TABLE one (id bigint);")],
      "was edited",
    ],
  ])(
    "is told what to do where nothing proves what happened (%#)",
    async (migrationName, script, now, advice) => {
      const begun = migration(migrationName, script);
      await applyMigrations(url, [begun]);
      await leaveUnfinished(begun);
      await expect(applyMigrations(url, now)).rejects.toThrow(advice);
    },
  );
});
