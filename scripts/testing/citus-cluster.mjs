import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startKept } from "../database/kept-postgres.mjs";
import { giveTo, postgresUser } from "../database/postgres-user.mjs";
import { NODE_SETTINGS } from "../distributed/node-settings.mjs";
import { initialise, query } from "../operations/debian-postgres.mjs";
import { findCitusPrograms } from "./citus-programs.mjs";

const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "300",
  shared_buffers: "256MB",
  timezone: "UTC",
};
/** @typedef {(end: () => Promise<unknown>) => void} AtEnd registers what ends them */

/** A cluster for tests loses everything with its end, so it waits for no disk. */
const CARELESS_SETTINGS = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

/**
 * Starts a coordinator and its workers, each an empty PostgreSQL with Citus, below the folder of temporary files. A node that
 * is killed is started again.
 *
 * @param {AtEnd} atEnd
 * @param {{ workers?: number, durable?: boolean }} [options] `durable`: writes as carefully as a lasting cluster, to be
 *   measured or killed
 * @returns {Promise<string>} the address of the database `postgres` on the coordinator, which knows its workers
 */
export async function startCitusCluster(atEnd, { workers = 2, durable = false } = {}) {
  const startNode = await nodeStarter(atEnd, { ...NODE_SETTINGS, ...(durable ? {} : CARELESS_SETTINGS) });
  const addresses = [await startNode("coordinator")];
  for (let worker = 1; worker <= workers; worker++) addresses.push(await startNode(`worker${worker}`));
  await joinNodes(addresses);
  return addresses[0] ?? "";
}

/**
 * Starts one PostgreSQL of the same version without Citus, which writes as carefully: what a cluster is compared with.
 *
 * @param {AtEnd} atEnd
 * @returns {Promise<string>} the address of its database `postgres`
 */
export async function startWithoutCitus(atEnd) {
  const startNode = await nodeStarter(atEnd, { jit: NODE_SETTINGS.jit ?? "" });
  return startNode("postgres");
}

/**
 * @param {AtEnd} atEnd
 * @param {Record<string, string>} settings
 * @returns {Promise<(name: string) => Promise<string>>} starts a PostgreSQL and tells its address
 */
async function nodeStarter(atEnd, settings) {
  const programs = await findCitusPrograms();
  const user = await postgresUser();
  const folder = await mkdtemp(path.join(tmpdir(), "bazar-citus-"));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  return async (name) => {
    const data = path.join(folder, name);
    await mkdir(data, { mode: 0o700 });
    await giveTo(data, user);
    await initialise(programs, data, user);
    const node = await startKept({
      postgres: path.join(programs, "postgres"),
      data,
      log: `${data}.log`,
      settings: { ...SETTINGS, ...settings },
      removeAfterwards: null,
      user,
    });
    atEnd(node.stop);
    return `postgresql://bazar@127.0.0.1:${node.port}/postgres`;
  };
}

/**
 * Makes an empty database of one name on every node of a cluster, in which the nodes know each other.
 *
 * @param {string} cluster address of a database on the coordinator whose workers these are
 * @param {string} database
 * @returns {Promise<string>} its address on the coordinator
 */
export async function createClusterDatabase(cluster, database) {
  const nodes = await nodesOf(cluster);
  for (const node of nodes) await query(node, `CREATE DATABASE "${database}"`);
  const made = nodes.map((node) => addressOf(node, database));
  await joinNodes(made);
  return made[0] ?? cluster;
}

/**
 * The address of a database on each node, the coordinator's first; its own alone where it is not divided.
 *
 * @param {string} cluster address of the database on the coordinator
 */
export async function nodesOf(cluster) {
  const [{ known }] = await query(cluster, "SELECT to_regclass('pg_dist_node') IS NOT NULL AS known");
  if (!known) return [cluster];
  const workers = await query(cluster, "SELECT nodename, nodeport FROM pg_dist_node WHERE groupid <> 0");
  return [
    cluster,
    ...workers.map(({ nodename, nodeport }) => addressOf(cluster, null, `${nodename}:${nodeport}`)),
  ];
}

/**
 * Drops a database on every node, whoever is connected to it.
 *
 * @param {string} cluster address of another database on the coordinator
 * @param {string} database
 */
export async function dropClusterDatabase(cluster, database) {
  for (const node of await nodesOf(cluster))
    await query(node, `DROP DATABASE IF EXISTS "${database}" WITH (FORCE)`);
}

/** The first address is the coordinator's. */
async function joinNodes(/** @type {string[]} */ addresses) {
  const [coordinator = "", ...workers] = addresses;
  for (const address of addresses) await query(address, "CREATE EXTENSION citus");
  const { hostname, port } = new URL(coordinator);
  await query(coordinator, `SELECT citus_set_coordinator_host('${hostname}', ${port})`);
  for (const worker of workers) {
    const node = new URL(worker);
    await query(coordinator, `SELECT citus_add_node('${node.hostname}', ${node.port})`);
  }
}

function addressOf(
  /** @type {string} */ url,
  /** @type {string | null} */ database,
  host = new URL(url).host,
) {
  const address = new URL(url);
  address.host = host;
  if (database !== null) address.pathname = `/${database}`;
  return address.href;
}

/**
 * Waits until nobody is connected to a database, so that it can be cloned, and then lets nobody in. Citus keeps a
 * process of its own in each database.
 *
 * @param {string} node address of another database on the same node
 * @param {string} database
 */
export async function untilUnused(node, database) {
  await query(node, `ALTER DATABASE "${database}" ALLOW_CONNECTIONS false`);
  for (;;) {
    const [left] = await query(
      node,
      `SELECT count(pg_terminate_backend(pid))::int AS count FROM pg_stat_activity WHERE datname = '${database}'`,
    );
    if (left.count === 0) return;
    await wait(200);
  }
}
