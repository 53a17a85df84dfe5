import { applyMigrations } from "../database/apply-migrations.mjs";
import { startEmbeddedPostgres } from "../database/embedded-postgres.mjs";
import { distributeDatabase } from "../distributed/distribute-database.mjs";
import { createClusterDatabase, dropClusterDatabase } from "./citus-cluster.mjs";

/** Of each table: twice as many as the workers that a machine of tests has. */
const SHARDS = 4;

/**
 * A migrated, empty database for a command that measures or kills, which writes as durably as production does and is gone at
 * the end. Where CITUS_URL names the coordinator of a cluster (`npm run citus -- --durable`) it is divided among its workers.
 *
 * @param {Pick<import("../launch/session.mjs").Session, "atEnd">} session
 * @param {string} name of the database, or of its folder
 * @param {string} [cluster] address of the coordinator
 * @returns {Promise<string>} its address as the owner of the tables
 */
export async function freshDatabase(session, name, cluster = process.env.CITUS_URL) {
  if (!cluster) {
    const postgres = await startEmbeddedPostgres({ name, ephemeral: true, durable: true });
    session.atEnd(postgres.stop);
    await applyMigrations(postgres.url);
    return postgres.url;
  }
  const database = `bazar_${name.replaceAll("-", "_")}`;
  await dropClusterDatabase(cluster, database);
  session.atEnd(() => dropClusterDatabase(cluster, database));
  const url = await createClusterDatabase(cluster, database);
  await applyMigrations(url);
  await distributeDatabase(url, { shards: SHARDS });
  return url;
}
