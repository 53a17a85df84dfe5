import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../launch/ports.mjs";
import { databaseFailure } from "./database-failure.mjs";
import { identityOf } from "./postgres-user.mjs";
import { postmasterState } from "./postmaster.mjs";

const keeper = fileURLToPath(new URL("./postgres-keeper.mjs", import.meta.url));
const startupMs = 60_000;
/** PostgreSQL's message while processes of a killed server still run. */
const orphansLeft = "pre-existing shared memory block is still in use";
const orphanAttempts = 30;
const orphanPauseMs = 2_000;

/**
 * Starts PostgreSQL on a free port under a keeper, which starts it again when it is killed and ends it with this process.
 *
 * @param {{ postgres: string, data: string, log: string, settings: Record<string, string>, removeAfterwards: string | null,
 *   user: import("./postgres-user.mjs").PostgresUser }} options the folder `removeAfterwards` goes when it has ended
 * @returns {Promise<{ port: number, stop: () => Promise<void>, ended: Promise<number> }>} `ended` when it was stopped, or
 *   has ended and cannot be started again
 */
export async function startKept({ postgres, data, log, settings, removeAfterwards, user }) {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const options = Object.entries({ ...settings, port: String(port) });
    const child = spawn(
      process.execPath,
      [
        keeper,
        JSON.stringify({
          command: postgres,
          args: ["-D", data, ...options.flatMap(([key, value]) => ["-c", `${key}=${value}`])],
          data,
          logFile: log,
          removeAfterwards,
          ...identityOf(user),
        }),
      ],
      { stdio: ["pipe", "ignore", "ignore"], detached: true, env: plainEnvironment() },
    );
    /** @type {Promise<number>} */
    const ended = new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
    const stop = async () => {
      child.ref();
      child.stdin.end();
      await ended;
    };
    if (await becomesReady(data, child)) {
      child.unref();
      return { port, stop, ended };
    }
    await stop();
    const text = await readFile(log, "utf8").catch(() => "");
    if (attempt < 3 && text.includes("Address already in use")) continue;
    if (attempt < orphanAttempts && text.trimEnd().split("\n").slice(-3).join().includes(orphansLeft)) {
      await new Promise((resolve) => setTimeout(resolve, orphanPauseMs));
      continue;
    }
    throw databaseFailure("PostgreSQL did not start", text);
  }
}

/** Without our secrets, and with messages in English, which are searched for causes. */
export function plainEnvironment() {
  const { NODE_ENV, PATH } = process.env;
  return { NODE_ENV, PATH, LC_ALL: "C" };
}

async function becomesReady(
  /** @type {string} */ data,
  /** @type {import("node:child_process").ChildProcess} */ child,
) {
  const deadline = Date.now() + startupMs;
  while (Date.now() < deadline && child.exitCode === null) {
    if ((await postmasterState(data))?.ready) return true;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return false;
}
