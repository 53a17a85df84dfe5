import { readFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { connectDatabase } from "../database/database-client.mjs";
import { readCatalogue } from "./catalogue.mjs";
import { NODE_SETTINGS } from "./node-settings.mjs";
import { followingTrigger, planDistribution, withTenant } from "./plan.mjs";

const quoted = pg.escapeIdentifier;
/** Tables of the coordinator that are written often, and never in one transaction with others. */
const WRITTEN_ALONE = ["rate_limit", "server_process", "job_worker"];
const JOBS = "graphile_worker._private_jobs";

/**
 * Divides the restaurants of a migrated database among the workers of its cluster: all of it in one transaction, or
 * nothing. A database that is divided already gets what its last migrations have added.
 *
 * @param {string} url of the coordinator, as a superuser
 * @param {{ shards?: number }} [options] into how many parts each table is divided, which is decided by the first run
 * @returns {Promise<import("./plan.mjs").Plan>} what was done
 * @throws with one sentence when it is no cluster, or a table cannot be divided
 */
export async function distributeDatabase(url, { shards = 32 } = {}) {
  const client = await connectDatabase(url, { name: "bazar distribution" });
  try {
    await requireCluster(client);
    const plan = planDistribution(await readCatalogue(client));
    await client.query("BEGIN");
    await client.query(`SET LOCAL citus.shard_count = ${Number(shards)}`);
    await carryOut(client, plan);
    await client.query("COMMIT");
    return plan;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function carryOut(/** @type {pg.Client} */ client, /** @type {import("./plan.mjs").Plan} */ plan) {
  const { rows } = await client.query(
    "SELECT min(logicalrelid::text) AS first FROM pg_dist_partition WHERE partmethod = 'h'",
  );
  let first = rows[0].first;
  for (const { key } of [...plan.keys, ...plan.lost])
    await client.query(`ALTER TABLE ${quoted(key.from)} DROP CONSTRAINT ${quoted(key.name)}`);
  for (const index of plan.indexes) await addTenant(client, index);
  for (const table of plan.reference) await client.query("SELECT create_reference_table($1)", [table]);
  for (const table of plan.distributed) {
    const beside = first ? `, colocate_with => ${pg.escapeLiteral(first)}` : "";
    await client.query(`SELECT create_distributed_table($1, 'tenant_id'${beside})`, [table]);
    first ??= table;
  }
  for (const { key, definition } of plan.keys)
    await client.query(`ALTER TABLE ${quoted(key.from)} ADD CONSTRAINT ${quoted(key.name)} ${definition}`);
  for (const { key } of plan.keys) {
    for (const statement of followingTrigger(key)) await client.query(statement);
  }
  // Citus sends the text of a statement on to the workers, so each has to come alone.
  const script = await readFile(path.join(import.meta.dirname, "distribute.sql"), "utf8");
  for (const statement of script.split(/\n{2,}/)) await client.query(statement);
  for (const table of [...plan.local.filter((name) => !WRITTEN_ALONE.includes(name)).map(quoted), JOBS])
    await client.query(
      `CREATE OR REPLACE TRIGGER commit_in_two_phases BEFORE INSERT OR UPDATE OR DELETE ON ${table}
         FOR EACH STATEMENT EXECUTE FUNCTION cluster.commit_in_two_phases()`,
    );
}

async function addTenant(
  /** @type {pg.Client} */ client,
  /** @type {import("./catalogue.mjs").UniqueIndex} */ {
    table,
    name: index,
    definition,
    constraint,
    primary,
  },
) {
  const owner = constraint && `ALTER TABLE ${quoted(table)} DROP CONSTRAINT ${quoted(constraint)}`;
  await client.query(owner ?? `DROP INDEX ${quoted(index)}`);
  await client.query(withTenant(definition));
  if (constraint)
    await client.query(
      `ALTER TABLE ${quoted(table)} ADD CONSTRAINT ${quoted(constraint)} ${primary ? "PRIMARY KEY" : "UNIQUE"} USING INDEX ${quoted(index)}`,
    );
}

async function requireCluster(/** @type {pg.Client} */ client) {
  const { rows: extensions } = await client.query("SELECT FROM pg_extension WHERE extname = 'citus'");
  if (extensions.length === 0)
    throw new Error(
      "The database is no cluster: CREATE EXTENSION citus, here and in a database of the same name on each worker.",
    );
  const { rows: workers } = await client.query(
    "SELECT FROM pg_dist_node WHERE isactive AND shouldhaveshards",
  );
  if (workers.length === 0)
    throw new Error(
      "The cluster has no workers: SELECT citus_set_coordinator_host('host', 5432), then SELECT citus_add_node('host', 5432) for each.",
    );
  for (const [setting, wanted] of Object.entries(NODE_SETTINGS)) {
    if (!setting.startsWith("citus.")) continue;
    const { rows } = await client.query("SELECT current_setting($1) AS value", [setting]);
    if (rows[0].value !== wanted)
      throw new Error(`The coordinator and every worker need ${setting} = ${wanted} in its postgresql.conf.`);
  }
}
