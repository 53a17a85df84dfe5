import pg from "pg";

/** The first line of a migration that PostgreSQL cannot run in a transaction. */
const marker = /^-- no transaction: \S/;

const transactionControl =
  /^\s*(begin|commit|rollback|abort|start\s+transaction)(\s+(work|transaction))?\s*;/im;

const indexName = String.raw`(?:"([^"]+)"|(\w+))`;
const newIndex = new RegExp(
  String.raw`^create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+${indexName}\s`,
  "i",
);

/** What may be repeated as often as it was interrupted, with the same end. */
const repeatable = [
  newIndex,
  /^drop\s+index\s+concurrently\s+if\s+exists\s/i,
  /^alter\s+type\s+\S+\s+add\s+value\s+if\s+not\s+exists\s/i,
  /^alter\s+table\s+\S+\s+validate\s+constraint\s/i,
];

/**
 * The statements of a migration that runs outside a transaction, because its first line says `-- no transaction:` and
 * why; null for every other migration. An interruption leaves it undone, and the next run repeats it from the start.
 *
 * @param {import("./migration-folder.mjs").Migration} migration
 * @returns {string[] | null}
 * @throws when a statement could not be repeated, or when a migration with a transaction ends it by itself
 */
export function stepsOutsideTransaction({ name, script }) {
  if (!marker.test(script)) {
    if (!transactionControl.test(script)) return null;
    throw new Error(
      `The migration ${name} begins or ends a transaction. It runs in one already: remove BEGIN and COMMIT.`,
    );
  }
  const steps = script
    .replace(/^\s*--.*$/gm, "")
    .split(/;\s*$/m)
    .map((step) => step.trim())
    .filter((step) => step !== "");
  const wrong = steps.find((step) => !repeatable.some((pattern) => pattern.test(step)));
  if (wrong === undefined) return steps;
  throw new Error(
    `The migration ${name} runs without a transaction, so an interruption repeats it. This statement cannot be repeated: ${wrong.split("\n", 1)[0]}. Use CREATE INDEX CONCURRENTLY IF NOT EXISTS, DROP INDEX CONCURRENTLY IF EXISTS, ALTER TYPE … ADD VALUE IF NOT EXISTS or VALIDATE CONSTRAINT here, and another migration for the rest.`,
  );
}

/**
 * Runs one of those statements. An index that an interrupted run left invalid is dropped first, because IF NOT EXISTS
 * would keep it as it is.
 *
 * @param {import("pg").Client} client
 * @param {string} step
 */
export async function runStep(client, step) {
  const [, quoted, plain] = newIndex.exec(step) ?? [];
  const index = quoted ?? plain?.toLowerCase();
  if (index !== undefined && (await isInvalid(client, index)))
    await client.query(`drop index concurrently if exists ${pg.escapeIdentifier(index)}`);
  await client.query(step);
}

async function isInvalid(/** @type {import("pg").Client} */ client, /** @type {string} */ index) {
  const { rowCount } = await client.query(
    "select from pg_index where indexrelid = to_regclass($1) and not indisvalid",
    [pg.escapeIdentifier(index)],
  );
  return rowCount === 1;
}
