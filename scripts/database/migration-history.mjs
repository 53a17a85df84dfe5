import { randomUUID } from "node:crypto";

/**
 * @typedef {import("./migration-folder.mjs").Migration} Migration
 * @typedef {{ migration_name: string, checksum: string, finished_at: Date | null, rolled_back_at: Date | null, logs: string | null }} HistoryRow
 * @typedef {{ migration: Migration, wasInterrupted: boolean }} Missing
 */

/** As Prisma keeps it, so that `prisma migrate deploy` and our commands agree. */
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

const undefinedColumn = "42703";

/**
 * What was applied to a database; its table is made where the database is empty.
 *
 * @param {import("pg").Client} client
 * @param {Migration[]} migrations of this version
 * @returns {Promise<HistoryRow[]>}
 * @throws NotOurs, before anything is changed, when the database holds something else
 */
export async function readHistory(client, migrations) {
  const { rows } = await client.query(
    `select to_regclass('"_prisma_migrations"') is not null as kept,
            array(select relname::text from pg_class c
                   where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace
                     and not exists (select from pg_depend d
                                      where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
                   order by relname limit 3) as tables`,
  );
  const [{ kept, tables }] = rows;
  if (!kept) {
    if (tables.length > 0) throw new NotOurs(`tables that are not Bazar's: ${tables.join(", ")}`);
    await client.query(historyTable);
  }
  const history = await rowsOf(client);
  const names = new Set(migrations.map(({ name }) => name));
  const [first] = history;
  if (first && names.size > 0 && !history.some((row) => names.has(row.migration_name)))
    throw new NotOurs(`the migrations of another application: ${first.migration_name}`);
  return history;
}

/** @returns {Promise<HistoryRow[]>} */
async function rowsOf(/** @type {import("pg").Client} */ client) {
  try {
    const found = await client.query(
      'select "migration_name", "checksum", "finished_at", "rolled_back_at", "logs" from "_prisma_migrations"',
    );
    return found.rows;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === undefinedColumn)
      throw new NotOurs("a _prisma_migrations of another tool");
    throw error;
  }
}

/** A database holds something else than Bazar; the message says what. */
export class NotOurs extends Error {}

/**
 * The migrations that a database lacks. Those that began and neither finished nor failed are marked: earlier versions,
 * and Prisma's own command, write the row before the work, so an interruption leaves it behind.
 *
 * @param {HistoryRow[]} history
 * @param {Migration[]} migrations
 * @returns {Missing[]}
 * @throws when a migration was edited after it ran, or one that this version does not have was interrupted
 */
export function missingFrom(history, migrations) {
  const kept = history.filter((row) => row.rolled_back_at === null);
  const unfinished = kept.filter((row) => row.finished_at === null);
  const names = new Set(migrations.map(({ name }) => name));
  const unknown = unfinished.find((row) => !names.has(row.migration_name));
  if (unknown) {
    throw new Error(
      `The migration ${unknown.migration_name} was interrupted, and this version does not have it. Run npm run db:migrate of the version that has it.`,
    );
  }
  // The script of one that failed was rolled back, so it may be a different one now.
  const ran = kept.filter((row) => row.finished_at !== null || row.logs === null);
  const edited = migrations.find(({ name, checksum }) =>
    ran.some((row) => row.migration_name === name && row.checksum !== checksum),
  );
  if (edited) {
    throw new Error(
      `The migration ${edited.name} was edited after it had been applied. Restore it, or (demo data only) delete .data/ and start again.`,
    );
  }
  const done = new Set(kept.filter((row) => row.finished_at !== null).map((row) => row.migration_name));
  return migrations
    .filter(({ name }) => !done.has(name))
    .map((migration) => ({
      migration,
      wasInterrupted: history.some(
        (row) => row.migration_name === migration.name && row.finished_at === null && row.logs === null,
      ),
    }));
}

/** Records a migration as done; the row that an interrupted run left behind becomes the record. */
export async function recordDone(
  /** @type {import("pg").Client} */ client,
  /** @type {Migration} */ { name, checksum },
) {
  const { rowCount } = await client.query(
    `update "_prisma_migrations" set "finished_at" = clock_timestamp(), "logs" = null, "applied_steps_count" = 1, "checksum" = $2
      where "migration_name" = $1 and "finished_at" is null and "rolled_back_at" is null`,
    [name, checksum],
  );
  if (rowCount) return;
  await client.query(
    `insert into "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at", "applied_steps_count")
     values ($1, $2, $3, clock_timestamp(), 1)`,
    [randomUUID(), checksum, name],
  );
}
