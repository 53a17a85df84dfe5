/**
 * Runs one PostgreSQL for as long as the process that started this one lives. The parent holds our standard
 * input; when it closes, for whatever reason and `kill -9` included, PostgreSQL is stopped in order.
 *
 * usage: node postgres-keeper.mjs <JSON of { command, args, logFile, uid, gid, removeAfterwards }>
 */
import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { rm } from "node:fs/promises";

const { command, args, logFile, uid, gid, removeAfterwards } = JSON.parse(process.argv[2] ?? "{}");
const fastShutdown = "SIGINT";
const patienceMs = 15_000;
/** A server that ran this long and then ended has crashed, and is started again at the same address. */
const stableMs = 5_000;
const restartMs = 300;

// The terminal sends Ctrl-C to everyone; only the parent decides when the database ends.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});

let stopping = false;
let postgres = start();

function start() {
  const startedAt = Date.now();
  const log = openSync(logFile, "a", 0o600);
  const child = spawn(command, args, { stdio: ["ignore", log, log], cwd: "/", detached: true, uid, gid });
  closeSync(log);
  child.on("error", finish);
  child.on("exit", () => {
    const crashed = !stopping && Date.now() - startedAt > stableMs;
    if (!crashed) return finish();
    setTimeout(() => {
      if (stopping) finish();
      else postgres = start();
    }, restartMs);
  });
  return child;
}

process.stdin.on("end", stop);
process.stdin.on("close", stop);
process.stdin.on("error", stop);
process.stdin.resume();

function stop() {
  stopping = true;
  postgres.kill(fastShutdown);
  setTimeout(() => postgres.kill("SIGQUIT"), patienceMs).unref();
}

async function finish() {
  if (removeAfterwards) await rm(removeAfterwards, { recursive: true, force: true, maxRetries: 5 });
  process.exit();
}
