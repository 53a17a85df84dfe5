import pg from "pg";
import { applyMigrations } from "../../database/apply-migrations.mjs";
import { startEmbeddedPostgres } from "../../database/embedded-postgres.mjs";
import { freeBytes, requireRoom } from "./disk.mjs";
import { fillDatabase } from "./fill.mjs";
import { SMALL } from "./options.mjs";

/** @typedef {{ name: "small" | "large", url: string, size: import("./options.mjs").Size }} Filled */

/**
 * Both databases, filled: the large one at its address or in a cluster of its own below `.data/` that stays for the next
 * run, and beside it, in the same cluster, a small one.
 *
 * @param {import("../../launch/session.mjs").Session} session
 * @param {{ url: string | null, size: import("./options.mjs").Size }} wanted
 * @returns {Promise<[small: Filled, large: Filled]>}
 */
export async function openDatabases(session, { url, size }) {
  const owner = url ?? (await startOwn(session));
  console.log(await withClient(owner, async (client) => requireRoom(size, await roomOf(client))));
  const filled = /** @type {[Filled, Filled]} */ ([
    { name: "small", url: await besides(owner), size: SMALL },
    { name: "large", url: owner, size },
  ]);
  for (const database of filled) await prepare(database);
  return filled;
}

async function startOwn(/** @type {import("../../launch/session.mjs").Session} */ session) {
  const postgres = await startEmbeddedPostgres({ name: "bench-large" });
  session.atEnd(postgres.stop);
  return postgres.url;
}

async function prepare(/** @type {Filled} */ { name, url, size }) {
  await applyMigrations(url);
  const began = performance.now();
  let told = 0;
  await fillDatabase(url, {
    size,
    tell: (done, all) => {
      const percent = Math.floor((10 * done) / all) * 10;
      if (percent > told) console.log(`  ${name}: ${percent} % of ${all} steps, ${secondsSince(began)} s`);
      told = percent;
    },
  });
}

const secondsSince = (/** @type {number} */ began) => Math.round((performance.now() - began) / 1000);

/** The address of a database of the same cluster, made when it is missing. */
async function besides(/** @type {string} */ url) {
  const address = new URL(url);
  address.pathname = `${address.pathname}_small`;
  const name = decodeURIComponent(address.pathname.slice(1));
  await withClient(url, async (client) => {
    const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = $1", [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
  });
  return address.href;
}

async function roomOf(/** @type {pg.Client} */ client) {
  const { rows } = await client.query("SELECT pg_database_size(current_database())::float8 AS bytes");
  return { have: rows[0].bytes, free: await freeBytes(client) };
}

/**
 * @template T
 * @param {string} url
 * @param {(client: pg.Client) => Promise<T>} work
 */
export async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
