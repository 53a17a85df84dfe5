import pg from "pg";
import { applyMigrations } from "./apply-migrations.mjs";
import { readMigrations } from "./migration-folder.mjs";
import { grantRuntimeRole } from "./runtime-role.mjs";

const insufficientPrivilege = "42501";

/**
 * Applies the migrations that are missing and, where the server has a role of its own, gives that role its rights. A role
 * that may not change tables is enough when nothing is missing.
 *
 * @param {string} url of the role that owns the tables
 * @param {string} [runtime] what the server connects with, where that is another role
 * @returns what applyMigrations returns
 * @throws as applyMigrations and grantRuntimeRole, and with one sentence when something is missing and the role may not
 *   change tables
 */
export async function bringUpToDate(url, runtime) {
  const done = await applyMigrations(url).catch(async (error) => {
    if (!isRefused(error) && !isRefused(error?.cause)) throw error;
    const missing = await missingMigrations(url);
    if (missing.length === 0) return { applied: [], recorded: [] };
    throw new Error(
      `The role may not change the database's tables, and ${missing.join(", ")} is missing. Run npm run db:migrate with MIGRATION_DATABASE_URL, the address of the role that owns them.`,
    );
  });
  if (runtime) await grantRuntimeRole(url, runtime);
  return done;
}

function isRefused(/** @type {unknown} */ error) {
  return error instanceof Error && "code" in error && error.code === insufficientPrivilege;
}

async function missingMigrations(/** @type {string} */ url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      'SELECT "migration_name" AS name FROM "_prisma_migrations" WHERE "finished_at" IS NOT NULL AND "rolled_back_at" IS NULL',
    );
    const applied = new Set(rows.map(({ name }) => name));
    return (await readMigrations()).map(({ name }) => name).filter((name) => !applied.has(name));
  } finally {
    await client.end();
  }
}
