import type { TestProject } from "vitest/node";
import { applyMigrations } from "../database/apply-migrations.mjs";
import { startEmbeddedPostgres } from "../database/embedded-postgres.mjs";
import { openRuntimeRole } from "../database/runtime-role.mjs";
import { distributeDatabase } from "../distributed/distribute-database.mjs";
import { createClusterDatabase, dropClusterDatabase, nodesOf, untilUnused } from "./citus-cluster.mjs";
import { createDatabase, dropDatabase } from "./create-database";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the test cluster's administration database, as the owner of everything. */
    postgresUrl: string;
    /** The same on each node: one, or a coordinator and its workers. */
    nodeUrls: string[];
    /** Address of the template, as the role that a server has. */
    runtimeUrl: string;
  }
}

/** The migrated, empty database that tests clone. */
const templateName = "bazar_template";
/** Of each table. Few, because every clone copies them. */
const SHARDS = 4;

/**
 * One PostgreSQL for the whole test run; it disappears with it. TEST_POSTGRES_URL names another one, such as of the oldest
 * version that is supported: a superuser's address of a cluster in which everything named bazar_* may be dropped.
 * CITUS_URL names the coordinator of a Citus cluster in the same way.
 */
export default async function testCluster(project: TestProject): Promise<() => Promise<void>> {
  const citus = process.env.CITUS_URL;
  const other = citus ?? process.env.TEST_POSTGRES_URL;
  const cluster = other
    ? { url: other, stop: async () => undefined }
    : await startEmbeddedPostgres({ name: "test", ephemeral: true });
  const nodes = citus ? await nodesOf(citus) : [cluster.url];
  if (citus) await dropClusterDatabase(citus, templateName);
  else if (other) await dropDatabase(other, templateName);
  const template = citus
    ? await createClusterDatabase(citus, templateName)
    : await createDatabase(cluster.url, templateName);
  await applyMigrations(template);
  if (citus) await distributeDatabase(template, { shards: SHARDS });
  project.provide("postgresUrl", cluster.url);
  project.provide("nodeUrls", nodes);
  project.provide("runtimeUrl", await openRuntimeRole(template));
  if (citus) for (const node of nodes) await untilUnused(node, templateName);
  return cluster.stop;
}
