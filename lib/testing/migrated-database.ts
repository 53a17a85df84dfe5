import pg from "pg";
import { inject } from "vitest";
import { applyMigrations } from "@/scripts/database/apply-migrations.mjs";
import { readMigrations } from "@/scripts/database/migration-folder.mjs";

/**
 * A database as it was before a migration, for tests of what the migration makes of its rows. `migrate` applies the rest,
 * or what comes up to and including a name. `drop` ends it.
 */
export async function openDatabaseBefore(migration: string) {
  const name = `bazar_before_${migration.replace(/\D/g, "")}_${process.pid}`;
  const cluster = new pg.Client({ connectionString: inject("postgresUrl") });
  await cluster.connect();
  await cluster.query(`drop database if exists ${name} with (force)`);
  await cluster.query(`create database ${name}`);
  const address = new URL(inject("postgresUrl"));
  address.pathname = `/${name}`;
  const all = await readMigrations();
  await applyMigrations(
    address.href,
    all.filter((each) => each.name < migration),
  );
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  return {
    rows: async (text: string) => (await client.query(text)).rows,
    execute: async (text: string) => void (await client.query(text)),
    migrate: (last?: string) =>
      applyMigrations(address.href, last ? all.filter((each) => each.name <= last) : all),
    drop: async () => {
      await client.end();
      await cluster.query(`drop database if exists ${name} with (force)`);
      await cluster.end();
    },
  };
}
