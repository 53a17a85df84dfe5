import { createHash } from "node:crypto";
import pg from "pg";
import { afterAll, beforeEach, describe, expect, inject, it } from "vitest";
import { createDb } from "@/lib/platform/db/db";
import { readReadiness } from "@/lib/platform/db/readiness";
import { createDatabase, dropDatabase } from "../testing/create-database";
import { applyMigrations } from "./apply-migrations.mjs";
import type { Migration } from "./migration-folder.mjs";

let url: string;
let client: pg.Client;
const name = `bazar_odd_${process.pid}`;

const leave = async () => {
  await client?.end();
  await dropDatabase(inject("postgresUrl"), name);
};
beforeEach(async () => {
  await leave();
  url = await createDatabase(inject("postgresUrl"), name);
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterAll(leave);

const migration = (migrationName: string, script: string): Migration => ({
  name: migrationName,
  script,
  checksum: createHash("sha256").update(script).digest("hex"),
});
const rows = async (text: string) => (await client.query(text)).rows;

describe("a database that is not ours", () => {
  const first = migration("20300101_a", "CREATE TABLE tenant (id int);");
  const tables = () =>
    rows(
      `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
    );

  it("with tables of somebody else is left as it is, and named", async () => {
    await client.query("CREATE TABLE tenant (id text)");
    await expect(applyMigrations(url, [first])).rejects.toThrow(
      new RegExp(
        `^The database "${name}" at [^ ]+ \\(DATABASE_URL\\) holds tables that are not Bazar's: tenant\\. Nothing`,
      ),
    );
    expect(await tables()).toEqual([{ name: "tenant" }]);
  });

  it.each([
    [
      "of another tool",
      "CREATE TABLE _prisma_migrations (version text)",
      "a _prisma_migrations of another tool",
    ],
    [
      "of another application",
      `CREATE TABLE _prisma_migrations (migration_name text, checksum text, finished_at timestamptz,
         rolled_back_at timestamptz, logs text);
       INSERT INTO _prisma_migrations VALUES ('20200101_theirs', 'x', now(), NULL, NULL)`,
      "20200101_theirs",
    ],
  ])("with the history %s is left as it is, and is not ready", async (_, history, reason) => {
    await client.query(history);
    await expect(applyMigrations(url, [first])).rejects.toThrow(reason);
    expect(await tables()).toEqual([{ name: "_prisma_migrations" }]);
    const db = createDb(url, 1);
    expect(await readReadiness(db)).toBe("not_ours");
    await db.close();
  });

  it("may have what an extension brought", async () => {
    await client.query("CREATE TABLE brought (id int)");
    await client.query("CREATE EXTENSION pgcrypto; ALTER EXTENSION pgcrypto ADD TABLE brought");
    expect((await applyMigrations(url, [first])).applied).toEqual(["20300101_a"]);
  });
});

describe("a database that takes no writes", () => {
  it("is up to date when nothing is missing", async () => {
    const first = migration("20300101_a", "CREATE TABLE one (id int);");
    await applyMigrations(url, [first]);
    const readOnly = `${url}?options=-c%20default_transaction_read_only%3Don`;
    expect(await applyMigrations(readOnly, [first])).toEqual({ applied: [], recorded: [] });
  });
});

describe("an address that leads nowhere", () => {
  it.each([
    ["notaurl", "DATABASE_URL is not the address of a PostgreSQL database. It looks like postgresql://"],
    [
      "mysql://here/bazar",
      "DATABASE_URL is not the address of a PostgreSQL database. It looks like postgresql://",
    ],
  ])("%s is refused by its variable", async (address, sentence) => {
    await expect(applyMigrations(address, [])).rejects.toThrow(sentence);
  });

  it("names a schema that is not used", async () => {
    await expect(applyMigrations(`${url}?schema=other`, [])).rejects.toThrow(
      'DATABASE_URL asks for the schema "other", and Bazar keeps its tables in "public"',
    );
    await applyMigrations(`${url}?schema=public`, []);
  });
});
