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
/** A cluster for tests loses everything with its end, so it waits for no disk. */
const CARELESS_SETTINGS = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

/**
 * Starts a coordinator and its workers, each an empty PostgreSQL with Citus, below the folder of temporary files. A node that
 * is killed is started again.
 *
 * @param {(end: () => Promise<unknown>) => void} atEnd registers what ends them
 * @param {{ workers?: number, durable?: boolean }} [options] `durable`: writes as carefully as a lasting cluster, to be
 *   measured or killed
 * @returns {Promise<string>} the address of the database `postgres` on the coordinator, which knows its workers
 */
export async function startCitusCluster(atEnd, { workers = 2, durable = false } = {}) {
  const programs = await findCitusPrograms();
  const user = await postgresUser();
  const folder = await mkdtemp(path.join(tmpdir(), "bazar-citus-"));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  const addresses = [];
  for (const name of [
    "coordinator",
    ...Array.from({ length: workers }, (_, index) => `worker${index + 1}`),
  ]) {
    const data = path.join(folder, name);
    await mkdir(data, { mode: 0o700 });
    await giveTo(data, user);
    await initialise(programs, data, user);
    const node = await startKept({
      postgres: path.join(programs, "postgres"),
      data,
      log: `${data}.log`,
      settings: { ...SETTINGS, ...NODE_SETTINGS, ...(durable ? {} : CARELESS_SETTINGS) },
      removeAfterwards: null,
      user,
    });
    atEnd(node.stop);
    addresses.push(`postgresql://bazar@127.0.0.1:${node.port}/postgres`);
  }
  await joinNodes(addresses);
  return addresses[0] ?? "";
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
 * The address of a database on each node, the coordinator's first.
 *
 * @param {string} cluster address of the database on the coordinator
 */
export async function nodesOf(cluster) {
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
