/**
 * Runs one PostgreSQL for as long as the process that started this one lives. The parent holds our standard
 * input; when it closes, for whatever reason and `kill -9` included, PostgreSQL is stopped in order. A server that
 * was up and ends by itself is started again at the same address, for a minute; then this process ends with 1.
 *
 * usage: node postgres-keeper.mjs <JSON of { command, args, data, logFile, uid, gid, removeAfterwards }>
 */
import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { rm } from "node:fs/promises";
import { endOrphans, postmasterState } from "./postmaster.mjs";

const { command, args, data, logFile, uid, gid, removeAfterwards } = JSON.parse(process.argv[2] ?? "{}");
const fastShutdown = "SIGINT";
const patienceMs = 15_000;
/** A server that ran this long started well; a later failure does not count as an early one. */
const stableMs = 5_000;
const giveUpMs = 60_000;
const shortestPauseMs = 300;
const longestPauseMs = 5_000;

// The terminal sends Ctrl-C to everyone; only the parent decides when the database ends.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});

let stopping = false;
let wasUp = false;
/** @type {number | null} */
let failingSince = null;
let pauseMs = shortestPauseMs;
let postgres = start();

function start() {
  const startedAt = Date.now();
  const log = openSync(logFile, "a", 0o600);
  const child = spawn(command, args, { stdio: ["ignore", log, log], cwd: "/", detached: true, uid, gid });
  closeSync(log);
  child.on("error", () => finish(1));
  child.on("exit", () => restart(child.pid, startedAt));
  return child;
}

async function restart(/** @type {number | undefined} */ pid, /** @type {number} */ startedAt) {
  if (stopping) return finish(0);
  const state = await postmasterState(data);
  wasUp ||= state?.pid === pid && state?.ready === true;
  if (Date.now() - startedAt > stableMs) {
    failingSince = null;
    pauseMs = shortestPauseMs;
  }
  failingSince ??= Date.now();
  if (!wasUp || Date.now() - failingSince > giveUpMs) return finish(1);
  await endOrphans(data);
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  pauseMs = Math.min(2 * pauseMs, longestPauseMs);
  if (stopping) return finish(0);
  postgres = start();
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

async function finish(/** @type {number} */ code) {
  if (removeAfterwards) await rm(removeAfterwards, { recursive: true, force: true, maxRetries: 5 });
  process.exit(code);
}
