import { setTimeout as wait } from "node:timers/promises";
import { Logger, runMigrations } from "graphile-worker";
import pg from "pg";
import { connectDatabase, isConnectionLost, saysWhich } from "./database-client.mjs";
import { readMigrations } from "./migration-folder.mjs";
import { missingFrom, NotOurs, readHistory, recordDone } from "./migration-history.mjs";
import { runStep, stepsOutsideTransaction } from "./migration-steps.mjs";

/** Of our connections in pg_stat_activity. */
export const migratorName = "bazar migrations";
/** The key that Prisma's own engine locks while it migrates, so that the two never run at once. */
const prismaLockKey = 72707369;
const lockPauseMs = 100;

/** PostgreSQL's words for "it exists already" and "it is gone already": table, column, function, other object. */
const doneBefore = ["42P07", "42701", "42723", "42710", "42P01", "42703", "42704"];
/** The last migration that was ever run without its row in the same transaction. A test interrupts each of them. */
const lastWithoutRow = "20261123230500_quiet_jobs";

/**
 * What to do when a statement needs another transaction than its migration's.
 *
 * @type {Record<string, string>}
 */
const advices = {
  // active_sql_transaction
  25001:
    ' Put that statement into a migration of its own whose first line is "-- no transaction:" and the reason.',
  // unsafe_new_enum_value_usage
  "55P04": " A new value of an enum can be used by the next migration at the earliest: split this one.",
};

/**
 * Brings a database up to date: applies what is missing, in order. A migration and the row that says so are one
 * transaction, so a run that is killed leaves nothing to repair, and the next one continues. Two at once wait for each
 * other.
 *
 * @param {string} url
 * @param {import("./migration-folder.mjs").Migration[]} [migrations]
 * @returns {Promise<{ applied: string[], recorded: string[] }>} the names of those applied now, and of those that were
 *   found done although an interrupted run had not recorded it
 * @throws with one sentence when the address is wrong, when the database is away or holds something else, when a migration
 *   was edited after it ran, or when one fails
 */
export async function applyMigrations(url, migrations) {
  const wanted = migrations ?? (await readMigrations());
  const plans = new Map(wanted.map((each) => [each.name, stepsOutsideTransaction(each)]));
  const client = await connectDatabase(url, { name: migratorName });
  try {
    await takeLock(client);
    const missing = missingFrom(await readHistory(client, wanted), wanted);
    /** @type {{ applied: string[], recorded: string[] }} */
    const done = { applied: [], recorded: [] };
    for (const each of missing) {
      const isNew = await apply(client, each, plans.get(each.migration.name) ?? null);
      (isNew ? done.applied : done.recorded).push(each.migration.name);
    }
    await prepareJobs(url);
    return done;
  } catch (error) {
    if (error instanceof NotOurs) {
      throw new Error(
        `${saysWhich(url)} holds ${error.message}. Nothing was changed: name an empty database, or Bazar's own.`,
      );
    }
    throw isConnectionLost(error) ? new Error(lost) : error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const lost =
  "The connection to the database was lost while it was brought up to date. Nothing is left half done: run the same command again, and it continues.";

/**
 * Asks again and again instead of waiting inside PostgreSQL: CREATE INDEX CONCURRENTLY waits for every statement that
 * runs elsewhere, so a statement that waits for its end would never get it.
 */
async function takeLock(/** @type {pg.Client} */ client) {
  for (;;) {
    const { rows } = await client.query("select pg_try_advisory_lock($1) as taken", [prismaLockKey]);
    if (rows[0].taken) return;
    await wait(lockPauseMs);
  }
}

/** @returns {Promise<boolean>} false when it had been done before, and only its record was missing */
async function apply(
  /** @type {pg.Client} */ client,
  /** @type {import("./migration-history.mjs").Missing} */ { migration, wasInterrupted },
  /** @type {string[] | null} */ steps,
) {
  try {
    if (steps === null) await applyWhole(client, migration);
    else {
      for (const step of steps) await runStep(client, step);
      await recordDone(client, migration);
    }
    return true;
  } catch (error) {
    if (isConnectionLost(error)) throw error;
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    // A script took effect as a whole or not at all. One that fails because its effect is there has taken it.
    if (wasInterrupted && doneBefore.includes(code)) {
      if (migration.name > lastWithoutRow) throw new Error(interruptedElsewhere(migration.name));
      await recordDone(client, migration);
      return false;
    }
    const reason = error instanceof Error ? error.message : String(error);
    const kept = steps === null ? "nothing of it was kept" : "the next run repeats it";
    throw new Error(`The migration ${migration.name} failed, and ${kept}: ${reason}.${advices[code] ?? ""}`, {
      cause: error,
    });
  }
}

/** Only other tools still write the row before the work. */
const interruptedElsewhere = (/** @type {string} */ name) =>
  `The migration ${name} was begun by another tool and interrupted, after its changes had been made or some by hand. Compare the database with prisma/migrations/${name}/migration.sql. If all of it is there, set "finished_at" on its row in "_prisma_migrations"; if not, undo what is there. Then run this again.`;

async function applyWhole(
  /** @type {pg.Client} */ client,
  /** @type {import("./migration-folder.mjs").Migration} */ migration,
) {
  await client.query("begin");
  try {
    await client.query(migration.script);
    await recordDone(client, migration);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}

/** The job queue brings its own schema, each step of it in a transaction; jobs are written in the transactions that cause them. */
async function prepareJobs(/** @type {string} */ url) {
  const pool = new pg.Pool({ connectionString: url, max: 1, application_name: migratorName });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  try {
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
  } finally {
    await pool.end();
  }
}
