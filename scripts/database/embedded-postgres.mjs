import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, stat, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { projectFolder } from "../launch/project.mjs";
import { databaseFailure } from "./database-failure.mjs";
import { ephemeralFolder } from "./ephemeral-folder.mjs";
import { plainEnvironment, startKept } from "./kept-postgres.mjs";
import { postgresBinaries } from "./postgres-binaries.mjs";
import { giveTo, identityOf, postgresUser, privateFolder } from "./postgres-user.mjs";
import { endOrphans, isRunningPostmaster, stopPostmaster } from "./postmaster.mjs";

const role = "bazar";
const largestLogBytes = 5_000_000;

const settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "200",
  shared_buffers: "256MB",
  timezone: "UTC",
  log_timezone: "UTC",
  jit: "off",
};
const carelessSettings = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  autovacuum_naptime: "5min",
};

/**
 * @typedef {{ url: string, stop: () => Promise<void>, ended: Promise<number> }} RunningPostgres
 * `url` is a superuser's address of the database `bazar`, reachable from this machine only. `ended` when it was stopped,
 * or has ended and cannot be started again.
 */

/**
 * Starts PostgreSQL without any installation. A lasting cluster keeps its data in `.data/` (root: below /var/lib/bazar),
 * survives crashes, and picks up where an earlier run was killed. An ephemeral one lives in memory or the system's temporary
 * folder, trades durability for speed and leaves nothing behind. Either starts again when killed, and ends with its starter.
 *
 * @param {{ name?: string, ephemeral?: boolean, durable?: boolean }} [options] `durable`: an ephemeral cluster that
 * writes as carefully as a lasting one, for measurements
 * @returns {Promise<RunningPostgres>}
 * @throws with one clear sentence when PostgreSQL cannot run here
 */
export async function startEmbeddedPostgres({
  name = "postgres",
  ephemeral = false,
  durable = !ephemeral,
} = {}) {
  const user = await postgresUser();
  const binaries = await postgresBinaries(user);
  const cluster = ephemeral
    ? ephemeralCluster(await ephemeralFolder(name, { user, durable }))
    : await lastingCluster(name, user);

  if (!ephemeral && (await isRunningPostmaster(cluster.data))) await stopPostmaster(cluster.data);
  if (!existsSync(path.join(cluster.data, "PG_VERSION")))
    await initialise(binaries.initdb, cluster, user, ephemeral);
  if (!ephemeral) {
    await endOrphans(cluster.data);
    await rm(path.join(cluster.data, "postmaster.pid"), { force: true });
  }
  await shorten(cluster.log);

  const running = await startKept({
    postgres: binaries.postgres,
    data: cluster.data,
    log: cluster.log,
    settings: { ...settings, ...(durable ? {} : carelessSettings) },
    removeAfterwards: ephemeral ? cluster.folder : null,
    user,
  });
  const url = `postgresql://${role}:${cluster.password}@127.0.0.1:${running.port}/bazar`;
  const isProjects = !ephemeral && name === "postgres"; // Commands find this one alone by its address.
  if (isProjects) await writeFile(cluster.address, `${url}\n`, { mode: 0o600 });
  await createDatabase(url);
  return {
    url,
    ended: running.ended,
    stop: async () => {
      if (isProjects) await rm(cluster.address, { force: true });
      await running.stop();
    },
  };
}

/**
 * @typedef {{ folder: string, data: string, log: string, password: string, address: string }} Cluster
 */

function ephemeralCluster(/** @type {string} */ folder) {
  return clusterIn(folder, randomBytes(18).toString("base64url"), path.join(folder, "log"));
}

/**
 * The secret file in `.data/` names the cluster: whoever deletes `.data/` starts afresh, also when root's data
 * lies elsewhere.
 */
async function lastingCluster(
  /** @type {string} */ name,
  /** @type {import("./postgres-user.mjs").PostgresUser} */ user,
) {
  const local = path.join(projectFolder, ".data");
  await mkdir(local, { recursive: true });
  const folder = user.switched ? path.join(dataFolderOfRoot(projectFolder), name) : path.join(local, name);
  const secret = path.join(local, `${name}.secret`);

  let password = await readFile(secret, "utf8").catch(() => "");
  if (!password) {
    if (await isRunningPostmaster(path.join(folder, "data"))) await stopPostmaster(path.join(folder, "data"));
    await rm(folder, { recursive: true, force: true });
    password = randomBytes(24).toString("base64url");
    await writeFile(secret, password, { mode: 0o600 });
  }
  await mkdir(folder, { recursive: true });
  await giveTo(folder, user);
  return clusterIn(folder, password, path.join(local, `${name}.log`));
}

/** Where root keeps the clusters of a checkout. */
export function dataFolderOfRoot(/** @type {string} */ checkout) {
  return path.join(privateFolder, createHash("sha256").update(checkout).digest("hex").slice(0, 16));
}

/** @returns {Cluster} */
function clusterIn(/** @type {string} */ folder, /** @type {string} */ password, /** @type {string} */ log) {
  return { folder, data: path.join(folder, "data"), log, password, address: addressFile() };
}

function addressFile() {
  return path.join(projectFolder, ".data", "postgres.url");
}

/**
 * The address of the embedded database that another process of this project runs now, or null.
 *
 * @returns {Promise<string | null>}
 */
export async function findRunningEmbeddedPostgres() {
  const url = (await readFile(addressFile(), "utf8").catch(() => "")).trim();
  if (!url) return null;
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.end();
    return url;
  } catch {
    return null;
  }
}

/** Prepares the data folder under another name first: a folder that exists is a complete one. */
async function initialise(
  /** @type {string} */ initdb,
  /** @type {Cluster} */ cluster,
  /** @type {import("./postgres-user.mjs").PostgresUser} */ user,
  /** @type {boolean} */ ephemeral,
) {
  const unfinished = `${cluster.data}.unfinished`;
  const passwordFile = path.join(cluster.folder, "password");
  await rm(unfinished, { recursive: true, force: true });
  await writeFile(passwordFile, cluster.password, { mode: 0o600 });
  await giveTo(passwordFile, user);
  const output = await runToEnd(
    initdb,
    [
      `--pgdata=${unfinished}`,
      `--username=${role}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--set=scram_iterations=16", // More would protect a weak password; ours is random, and every connection pays.
      "--encoding=UTF8",
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      ...(ephemeral ? ["--no-sync"] : []),
    ],
    user,
  );
  await rm(passwordFile, { force: true });
  if (output.code !== 0) throw databaseFailure("PostgreSQL could not prepare its data folder", output.text);
  await rm(cluster.data, { recursive: true, force: true });
  await rename(unfinished, cluster.data);
}

/** @returns {Promise<{ code: number | null, text: string }>} */
function runToEnd(
  /** @type {string} */ command,
  /** @type {string[]} */ args,
  /** @type {import("./postgres-user.mjs").PostgresUser} */ user,
) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: "/",
      stdio: ["ignore", "pipe", "pipe"],
      env: plainEnvironment(),
      ...identityOf(user),
    });
    let text = "";
    child.stdout.on("data", (chunk) => (text += chunk));
    child.stderr.on("data", (chunk) => (text += chunk));
    child.on("error", (error) => resolve({ code: 1, text: error.message }));
    child.on("close", (code) => resolve({ code, text }));
  });
}

async function createDatabase(/** @type {string} */ url) {
  const { default: pg } = await import("pg");
  const admin = new URL(url);
  admin.pathname = "/postgres";
  const client = new pg.Client({ connectionString: admin.href });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const found = await client.query("select 1 from pg_database where datname = 'bazar'");
    if (found.rowCount === 0) await client.query("create database bazar");
  } finally {
    await client.end();
  }
}

async function shorten(/** @type {string} */ log) {
  const found = await stat(log).catch(() => null);
  if (found && found.size > largestLogBytes) await truncate(log, 0);
}
