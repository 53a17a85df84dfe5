import pg from "pg";
import { inject } from "vitest";

let clone: Promise<string> | undefined;

/**
 * The address of a migrated, empty database that belongs to this test file alone, as the role that a server has: a clone
 * of the template, made at the first call. The worker's next file replaces it, so a run never holds more databases than
 * workers.
 */
export async function testDatabaseUrl(): Promise<string> {
  return addressOf(inject("runtimeUrl"), await testDatabase());
}

/** The same database as the owner of its tables: for seeds and forgeries that no server may write. */
export async function ownedDatabaseUrl(): Promise<string> {
  return addressOf(inject("postgresUrl"), await testDatabase());
}

/** The same on every node of a cluster, the coordinator's first. */
export async function ownedNodeUrls(): Promise<string[]> {
  const name = await testDatabase();
  return inject("nodeUrls").map((node) => addressOf(node, name));
}

/**
 * Runs statements on this test file's database as the owner of its tables; several are one transaction. One that changes a
 * table of restaurants comes alone, because a cluster hands the whole text on to its nodes.
 */
export async function asTableOwner(statements: string, values?: unknown[]): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: await ownedDatabaseUrl() });
  await client.connect();
  try {
    return await client.query(statements, values);
  } finally {
    await client.end();
  }
}

/**
 * Does what neither the application nor its triggers allow, in one transaction. Each statement comes alone, and the triggers
 * are switched off for the transaction, because a cluster hands only that on to its nodes.
 */
export async function forge(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: await ownedDatabaseUrl() });
  await client.connect();
  try {
    for (const statement of [
      "BEGIN",
      "SET LOCAL session_replication_role = replica",
      ...statements,
      "COMMIT",
    ])
      await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The next call gets a new clone. */
export function forgetTestDatabase(): void {
  clone = undefined;
}

/** Its name. */
function testDatabase(): Promise<string> {
  clone ??= cloneTemplate();
  return clone;
}

function addressOf(cluster: string, name: string): string {
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return url.href;
}

async function cloneTemplate(): Promise<string> {
  const name = `bazar_test_${process.env.VITEST_POOL_ID ?? process.pid}`;
  for (const node of inject("nodeUrls")) {
    const client = new pg.Client({ connectionString: node });
    await client.connect();
    try {
      await client.query(`drop database if exists ${name} with (force)`);
      await client.query(`create database ${name} template bazar_template strategy file_copy`);
    } finally {
      await client.end();
    }
  }
  return name;
}
