import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmod, chown, mkdir, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { projectFolder } from "../launch/project.mjs";

const NETWORK = "10.213.7";
const BRIDGE = "bazar-net";
const STORE = `http://${NETWORK}.1:2379`;
const NAMES = ["db1", "db2", "db3"];
const START_MS = 90_000;

/**
 * @typedef {object} DatabaseHost a host of its own: a network namespace with Patroni and PostgreSQL in it
 * @property {string} name
 * @property {string} address
 * @property {() => Promise<boolean>} isPrimary
 * @property {() => void} powerOff every process ends at once
 * @property {() => Promise<void>} powerOn
 * @property {() => void} freeze no process runs, its connections stay open
 * @property {() => void} thaw
 * @property {() => void} cut its cable is out
 * @property {() => void} plug
 */

/**
 * Starts three database hosts with the shipped configuration of Patroni, an etcd, and HAProxy as an application's host
 * has it. Needs Debian, root, and the packages.
 *
 * @param {import("../launch/session.mjs").Session} session ends everything
 * @param {{ port: number, binFolder: string }} options where HAProxy listens, and which PostgreSQL it is
 * @returns {Promise<{ hosts: DatabaseHost[], url: string, directUrl: (host: DatabaseHost) => string }>}
 */
export async function startDatabaseHosts(session, { port, binFolder }) {
  const folder = await mkdtemp(path.join(tmpdir(), "bazar-failover-"));
  session.atEnd(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  const { uid, gid } = personOf("postgres");

  removeNetwork();
  session.atEnd(async () => removeNetwork());
  ip("link", "add", BRIDGE, "type", "bridge");
  ip("addr", "add", `${NETWORK}.1/24`, "dev", BRIDGE);
  ip("link", "set", BRIDGE, "up");

  const store = await openFolder(path.join(folder, "etcd"), uid, gid);
  await startProcess(session, store, "etcd", [
    ...["--data-dir", store, "--listen-client-urls", STORE, "--advertise-client-urls", STORE],
    ...["--listen-peer-urls", `http://${NETWORK}.1:2380`, "--logger", "zap", "--log-level", "error"],
  ]);

  const password = randomBytes(12).toString("hex");
  const hosts = [];
  for (const [index, name] of NAMES.entries()) {
    const address = `${NETWORK}.${11 + index}`;
    const data = await openFolder(path.join(folder, name), uid, gid);
    const host = await createHost(session, { name, address, data, password, binFolder });
    await host.powerOn();
    hosts.push(host);
    // The first one creates the database, the others copy it.
    await until(
      async () => (index === 0 ? await host.isPrimary() : await isReplica(host)),
      `${name} is ready`,
    );
  }

  await startProcess(
    session,
    folder,
    "haproxy",
    ["-f", path.join(projectFolder, "ops/haproxy/haproxy.cfg"), "-db", "-q"],
    {
      DATABASE_PORT: String(port),
      ...Object.fromEntries(hosts.map(({ address }, index) => [`DATABASE_HOST_${index + 1}`, address])),
    },
  );
  const at = (/** @type {string} */ authority) => `postgresql://postgres:${password}@${authority}/postgres`;
  return {
    hosts,
    url: at(`127.0.0.1:${port}`),
    directUrl: ({ address }) => at(`${address}:5432`),
  };
}

/**
 * The host that takes writes, as Patroni says; null while there is none.
 *
 * @param {DatabaseHost[]} hosts
 */
export async function findPrimary(hosts) {
  for (const host of hosts) if (await host.isPrimary()) return host;
  return null;
}

/**
 * Until one host is the primary and receives the others' word that they follow it, one of them synchronously. What a
 * host says of itself is not enough: one whose cable was just plugged in says for a moment that it runs, before it rewinds.
 *
 * @param {DatabaseHost[]} hosts
 */
export async function untilWhole(hosts) {
  await until(async () => {
    const states = await Promise.all(hosts.map(({ address }) => stateOf(address, "/cluster")));
    const { members = [] } = states.find((state) => state !== null) ?? {};
    const roles = members.map((/** @type {{ role: string }} */ { role }) => role).sort();
    const running = members.every((/** @type {{ state: string }} */ { state }) =>
      /running|streaming/.test(state),
    );
    const primaries = await Promise.all(hosts.map(({ address }) => stateOf(address, "/primary")));
    const isFollowed = primaries.some(
      (state) =>
        state?.replication?.filter(
          (/** @type {{ state: string }} */ standby) => standby.state === "streaming",
        ).length ===
        hosts.length - 1,
    );
    return running && isFollowed && roles.join() === "leader,replica,sync_standby";
  }, "three database hosts are whole");
}

/**
 * @param {import("../launch/session.mjs").Session} session
 * @param {{ name: string, address: string, data: string, password: string, binFolder: string }} facts
 * @returns {Promise<DatabaseHost>}
 */
async function createHost(session, { name, address, data, password, binFolder }) {
  const namespace = `bazar-${name}`;
  const cable = `bz-${name}`;
  ip("netns", "add", namespace);
  ip("link", "add", cable, "type", "veth", "peer", "name", "eth0", "netns", namespace);
  ip("link", "set", cable, "master", BRIDGE, "up");
  ip("-n", namespace, "addr", "add", `${address}/24`, "dev", "eth0");
  ip("-n", namespace, "link", "set", "eth0", "up");
  ip("-n", namespace, "link", "set", "lo", "up");

  const signal = (/** @type {NodeJS.Signals} */ which) => {
    for (const pid of ip("netns", "pids", namespace).split("\n").filter(Boolean)) {
      try {
        process.kill(Number(pid), which);
      } catch {
        // It ended with the one before.
      }
    }
  };
  session.atEnd(async () => {
    signal("SIGKILL");
    ip("netns", "del", namespace);
  });
  return {
    name,
    address,
    isPrimary: async () => (await stateOf(address, "/primary")) !== null,
    powerOn: async () => {
      const log = await open(path.join(data, "patroni.log"), "a");
      spawn(
        "ip",
        [
          ...[
            "netns",
            "exec",
            namespace,
            "setpriv",
            "--reuid",
            "postgres",
            "--regid",
            "postgres",
            "--clear-groups",
          ],
          ...["patroni", path.join(projectFolder, "ops/patroni/patroni.yml")],
        ],
        {
          cwd: data,
          stdio: ["ignore", log.fd, log.fd],
          env: {
            ...process.env,
            HOME: data,
            PATRONI_NAME: name,
            PATRONI_ETCD3_HOSTS: `${NETWORK}.1:2379`,
            PATRONI_RESTAPI_LISTEN: `${address}:8008`,
            PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:8008`,
            PATRONI_POSTGRESQL_LISTEN: `${address},127.0.0.1:5432`,
            PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:5432`,
            PATRONI_POSTGRESQL_DATA_DIR: path.join(data, "data"),
            PATRONI_POSTGRESQL_BIN_DIR: binFolder,
            PATRONI_SUPERUSER_PASSWORD: password,
            PATRONI_REPLICATION_PASSWORD: password,
            PATRONI_REWIND_PASSWORD: password,
          },
        },
      );
      await log.close();
    },
    powerOff: () => signal("SIGKILL"),
    freeze: () => signal("SIGSTOP"),
    thaw: () => signal("SIGCONT"),
    cut: () => void ip("link", "set", cable, "down"),
    plug: () => void ip("link", "set", cable, "up"),
  };
}

async function isReplica(/** @type {DatabaseHost} */ { address }) {
  return (await stateOf(address, "/replica")) !== null;
}

/** What a host's Patroni answers; null when it refuses, or does not answer within a second. */
async function stateOf(/** @type {string} */ address, /** @type {string} */ question) {
  try {
    const response = await fetch(`http://${address}:8008${question}`, { signal: AbortSignal.timeout(1_000) });
    const state = await response.json();
    return response.ok ? state : null;
  } catch {
    return null;
  }
}

/**
 * @param {() => Promise<boolean>} isSo
 * @param {string} what
 */
async function until(isSo, what) {
  const deadline = Date.now() + START_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Not so after ${START_MS / 1_000} s: ${what}.`);
    await wait(250);
  }
}

/**
 * @param {import("../launch/session.mjs").Session} session
 * @param {string} cwd
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
async function startProcess(session, cwd, command, args, env = {}) {
  const child = spawn(command, args, {
    cwd,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...env },
  });
  const ended = new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
  session.endsWith(ended, `${command} ended.`);
  session.atEnd(async () => {
    child.kill();
    await ended;
  });
}

async function openFolder(
  /** @type {string} */ folder,
  /** @type {number} */ uid,
  /** @type {number} */ gid,
) {
  await mkdir(folder, { mode: 0o700 });
  await chown(folder, uid, gid);
  return folder;
}

function personOf(/** @type {string} */ name) {
  const [uid = 0, gid = 0] = ["-u", "-g"].map((which) => Number(runNow("id", which, name).stdout));
  return { uid, gid };
}

/** Also what an earlier run that was killed has left. */
function removeNetwork() {
  for (const name of NAMES) runNow("ip", "netns", "del", `bazar-${name}`);
  runNow("ip", "link", "del", BRIDGE);
}

function ip(/** @type {string[]} */ ...args) {
  const { status, stdout, stderr } = runNow("ip", ...args);
  if (status !== 0) throw new Error(`ip ${args.join(" ")} failed: ${stderr.trim()}`);
  return stdout;
}

/** At once, because it also runs while everything ends, when programs no longer start in the background. */
function runNow(/** @type {string} */ command, /** @type {string[]} */ ...args) {
  return spawnSync(command, args, { encoding: "utf8" });
}
