import pg from "pg";

/** Creates an empty database beside the given one and returns its address. */
export async function createDatabase(url: string, name: string): Promise<string> {
  await run(url, `create database ${pg.escapeIdentifier(name)}`);
  const created = new URL(url);
  created.pathname = `/${name}`;
  return created.href;
}

export async function dropDatabase(url: string, name: string): Promise<void> {
  await run(url, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
