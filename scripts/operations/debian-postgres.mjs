import { execFile, spawn } from "node:child_process";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { identityOf } from "../database/postgres-user.mjs";
import { freePort } from "../launch/ports.mjs";
import { foundOrInstalled } from "../launch/system-package.mjs";

const run = promisify(execFile);
const parent = "/usr/lib/postgresql";
const STARTUP_MS = 60_000;
/** What has to be the same on a server and on its restored copy. */
const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "200",
  timezone: "UTC",
};

/** @typedef {import("../database/postgres-user.mjs").PostgresUser} PostgresUser */

/**
 * The folder of the newest PostgreSQL that Debian has installed, or null. The embedded one has no `pg_basebackup`.
 * Installs the package where we may.
 */
export async function findPostgresPrograms() {
  const find = async () => {
    const versions = await readdir(parent).catch(() => []);
    const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
    return newest ? path.join(parent, newest, "bin") : null;
  };
  return foundOrInstalled(find, "postgresql");
}

/** Makes an empty cluster whose superuser is `bazar`. */
export async function initialise(
  /** @type {string} */ programs,
  /** @type {string} */ data,
  /** @type {PostgresUser} */ user,
) {
  const options = ["--username=bazar", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"];
  await run(path.join(programs, "initdb"), [`--pgdata=${data}`, ...options], {
    cwd: "/",
    ...identityOf(user),
  });
}

/**
 * Starts PostgreSQL and waits until it takes writes: a restored cluster has to reach its moment first.
 *
 * @param {{ programs: string, data: string, user: PostgresUser, settings?: Record<string, string>, env?: Record<string, string> }} options
 * @returns {Promise<{ port: number, url: (database: string) => string, output: () => string, stop: () => Promise<void>, crash: () => Promise<void> }>}
 */
export async function startCluster({ programs, data, user, settings = {}, env = {} }) {
  const port = await freePort();
  const options = Object.entries({ ...SETTINGS, port: String(port), ...settings });
  const child = spawn(
    path.join(programs, "postgres"),
    ["-D", data, ...options.flatMap(([name, value]) => ["-c", `${name}=${value}`])],
    {
      cwd: "/",
      env: { NODE_ENV: "production", PATH: process.env.PATH, LC_ALL: "C", ...env },
      stdio: ["ignore", "pipe", "pipe"],
      ...identityOf(user),
    },
  );
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => child.once("exit", () => resolve()));
  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    child.kill(signal);
    await ended;
  };
  const url = (/** @type {string} */ database) => `postgresql://bazar@127.0.0.1:${port}/${database}`;
  const deadline = Date.now() + STARTUP_MS;
  while (!(await takesWrites(url("postgres")))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await end("SIGQUIT");
      throw new Error(`PostgreSQL did not start:\n${output}`);
    }
    await wait(100);
  }
  return { port, url, output: () => output, stop: () => end("SIGINT"), crash: () => end("SIGKILL") };
}

async function takesWrites(/** @type {string} */ url) {
  return query(url, "SELECT NOT pg_is_in_recovery() AS yes").then(
    ([row]) => row.yes === true,
    () => false,
  );
}

/** One statement on a connection of its own. */
export async function query(/** @type {string} */ url, /** @type {string} */ statement) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}
