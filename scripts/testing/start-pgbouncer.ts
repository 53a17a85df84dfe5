import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { giveTo, identityOf, postgresUser } from "../database/postgres-user.mjs";
import { freePort } from "../launch/ports.mjs";
import { findProgram } from "../launch/system-package.mjs";

const STARTUP_MS = 10_000;
const LOOK_MS = 25;

/**
 * Starts PgBouncer in transaction mode before a database. It has few connections and hands them out in turn, so that
 * each transaction of a client meets another session.
 */
export async function startPgbouncer(databaseUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const program = findProgram("pgbouncer");
  if (!program) throw new Error("There is no PgBouncer on this machine.");
  const user = await postgresUser();
  const folder = await mkdtemp(path.join(tmpdir(), "bazar-pgbouncer-"));
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const ownPort = await freePort();
  const settings = path.join(folder, "pgbouncer.ini");
  await writeFile(
    settings,
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
server_round_robin = 1
`,
  );
  await giveTo(folder, user);
  await giveTo(settings, user);
  const child = spawn(program, ["-q", settings], { cwd: "/", stdio: "ignore", ...identityOf(user) });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  await waitForPort(ownPort);
  const url = new URL(databaseUrl);
  url.port = String(ownPort);
  return {
    url: url.href,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function waitForPort(port: number): Promise<void> {
  const deadline = Date.now() + STARTUP_MS;
  while (!(await answers(port))) {
    if (Date.now() > deadline) throw new Error("PgBouncer does not answer.");
    await wait(LOOK_MS);
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(socket.destroy() && true));
    socket.once("error", () => resolve(false));
  });
}
