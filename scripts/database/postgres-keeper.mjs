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

// The terminal sends Ctrl-C to everyone; only the parent decides when the database ends.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});

const log = openSync(logFile, "a", 0o600);
const postgres = spawn(command, args, { stdio: ["ignore", log, log], cwd: "/", detached: true, uid, gid });
closeSync(log);

postgres.on("error", (error) => finish(error.message));
postgres.on("exit", () => finish());

process.stdin.on("end", stop);
process.stdin.on("close", stop);
process.stdin.on("error", stop);
process.stdin.resume();

function stop() {
  postgres.kill(fastShutdown);
  setTimeout(() => postgres.kill("SIGQUIT"), patienceMs).unref();
}

async function finish(/** @type {string} */ problem = "") {
  if (problem) process.stderr.write(`${problem}\n`);
  if (removeAfterwards) await rm(removeAfterwards, { recursive: true, force: true, maxRetries: 5 });
  process.exit(problem ? 1 : 0);
}
