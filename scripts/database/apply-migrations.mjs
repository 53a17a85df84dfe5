import { randomUUID } from "node:crypto";
import { runMigrations } from "graphile-worker";
import pg from "pg";
import { readMigrations } from "./migration-folder.mjs";

/** The key that Prisma's own engine locks while it migrates, so that the two never run at once. */
const prismaLockKey = 72707369;

const historyTable = `create table if not exists "_prisma_migrations" (
  "id" varchar(36) primary key not null,
  "checksum" varchar(64) not null,
  "finished_at" timestamptz,
  "migration_name" varchar(255) not null,
  "logs" text,
  "rolled_back_at" timestamptz,
  "started_at" timestamptz not null default now(),
  "applied_steps_count" integer not null default 0
)`;

/**
 * Brings a database up to date: applies what is missing, in order, each migration as one transaction. Two at
 * once wait for each other. The history is kept as Prisma keeps it, so `prisma migrate deploy` agrees.
 *
 * @param {string} url
 * @param {import("./migration-folder.mjs").Migration[]} [migrations]
 * @returns {Promise<string[]>} the names of those applied now
 * @throws when an earlier migration failed half-way, was edited after it ran, or fails now
 */
export async function applyMigrations(url, migrations) {
  const wanted = migrations ?? (await readMigrations());
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [prismaLockKey]);
    await client.query(historyTable);
    const missing = missingFrom(await readHistory(client), wanted);
    for (const migration of missing) await apply(client, migration);
    // The job queue brings its own schema; jobs are written in the transactions that cause them.
    await runMigrations({ connectionString: url });
    return missing.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/**
 * @typedef {{ migration_name: string, checksum: string, finished_at: Date | null, rolled_back_at: Date | null }} HistoryRow
 */

/** @returns {Promise<HistoryRow[]>} */
async function readHistory(/** @type {pg.Client} */ client) {
  const found = await client.query(
    'select "migration_name", "checksum", "finished_at", "rolled_back_at" from "_prisma_migrations" where "rolled_back_at" is null',
  );
  return found.rows;
}

function missingFrom(
  /** @type {HistoryRow[]} */ history,
  /** @type {import("./migration-folder.mjs").Migration[]} */ migrations,
) {
  const failed = history.find((row) => row.finished_at === null);
  if (failed) {
    throw new Error(
      `The migration ${failed.migration_name} failed half-way earlier. Repair the database, then set "rolled_back_at" on its row in "_prisma_migrations".`,
    );
  }
  const applied = new Map(history.map((row) => [row.migration_name, row.checksum]));
  const edited = migrations.find(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum);
  if (edited) {
    throw new Error(
      `The migration ${edited.name} was edited after it had been applied. Restore it, or (demo data only) delete .data/ and start again.`,
    );
  }
  return migrations.filter(({ name }) => !applied.has(name));
}

async function apply(
  /** @type {pg.Client} */ client,
  /** @type {import("./migration-folder.mjs").Migration} */ { name, script, checksum },
) {
  const id = randomUUID();
  await client.query(
    'insert into "_prisma_migrations" ("id", "checksum", "migration_name") values ($1, $2, $3)',
    [id, checksum, name],
  );
  try {
    await client.query(script);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await client.query("rollback");
    await client.query('update "_prisma_migrations" set "logs" = $2 where "id" = $1', [id, reason]);
    throw new Error(`The migration ${name} failed: ${reason}`);
  }
  await client.query(
    'update "_prisma_migrations" set "finished_at" = now(), "applied_steps_count" = 1 where "id" = $1',
    [id],
  );
}
