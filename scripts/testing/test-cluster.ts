import type { TestProject } from "vitest/node";
import { applyMigrations } from "../database/apply-migrations.mjs";
import { startEmbeddedPostgres } from "../database/embedded-postgres.mjs";
import { createDatabase, dropDatabase } from "./create-database";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the test cluster's administration database. */
    postgresUrl: string;
  }
}

/** The migrated, empty database that tests clone. */
const templateName = "bazar_template";

/**
 * One PostgreSQL for the whole test run; it disappears with it. TEST_POSTGRES_URL names another one, such as of the oldest
 * version that is supported: a superuser's address of a cluster in which everything named bazar_* may be dropped.
 */
export default async function testCluster(project: TestProject): Promise<() => Promise<void>> {
  const other = process.env.TEST_POSTGRES_URL;
  const cluster = other
    ? { url: other, stop: async () => undefined }
    : await startEmbeddedPostgres({ name: "test", ephemeral: true });
  if (other) await dropDatabase(other, templateName);
  const template = await createDatabase(cluster.url, templateName);
  await applyMigrations(template);
  project.provide("postgresUrl", cluster.url);
  return cluster.stop;
}
