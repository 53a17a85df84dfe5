import pg from "pg";
import { inject } from "vitest";

let clone: Promise<string> | undefined;

/**
 * The address of a migrated, empty database that belongs to this test file alone: a clone of the template, made at
 * the first call. The worker's next file replaces it, so a run never holds more databases than workers.
 */
export function testDatabaseUrl(): Promise<string> {
  clone ??= cloneTemplate();
  return clone;
}

/** The next call gets a new clone. */
export function forgetTestDatabase(): void {
  clone = undefined;
}

async function cloneTemplate(): Promise<string> {
  const cluster = inject("postgresUrl");
  const name = `bazar_test_${process.env.VITEST_POOL_ID ?? process.pid}`;
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  try {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name} template bazar_template strategy file_copy`);
  } finally {
    await client.end();
  }
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return url.href;
}
