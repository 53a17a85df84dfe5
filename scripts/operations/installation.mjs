import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../launch/ports.mjs";
import { ephemeralSecrets } from "../launch/secrets.mjs";

const STARTUP_MS = 120_000;
const PATIENCE_MS = 60_000;

/**
 * @typedef {object} RunningServer
 * @property {number} port
 * @property {string} origin
 * @property {() => string} output what it has said so far
 * @property {number} pid
 * @property {Promise<number>} ended
 * @property {() => Promise<{ code: number, ms: number }>} stop as a supervisor does, with SIGTERM
 */

/**
 * What a real installation sets: no demo, no embedded processor.
 *
 * @param {string} databaseUrl
 * @param {string} [publicUrl]
 */
export function settingsOf(databaseUrl, publicUrl = "http://localhost:3999") {
  const { SESSION_SECRET, GIFT_CARD_SECRET, CRON_SECRET } = ephemeralSecrets();
  return {
    SESSION_SECRET,
    GIFT_CARD_SECRET,
    CRON_SECRET,
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: publicUrl,
    BAZAR_DEMO: "",
    LOG_LEVEL: "fatal",
    HOST: "",
  };
}

/**
 * Starts `npm run serve` of a checkout as a process of its own, and waits until it says that it is ready.
 *
 * @param {string} folder
 * @param {Record<string, string | undefined>} env
 * @param {{ command?: string[] }} [options] `command` instead of `node scripts/serve.mjs`
 * @returns {Promise<RunningServer>}
 * @throws with what it said when it ends before that
 */
export async function serveFrom(folder, env, { command } = {}) {
  const port = Number(env.PORT ?? (await freePort()));
  const [program = "", ...args] = command ?? [process.execPath, "scripts/serve.mjs"];
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production", ...env, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => child.once("close", (code) => resolve(code ?? 1)));
  const stop = async () => {
    const started = performance.now();
    child.kill("SIGTERM");
    const kill = setTimeout(() => child.kill("SIGKILL"), PATIENCE_MS);
    const code = await ended;
    clearTimeout(kill);
    return { code, ms: Math.round(performance.now() - started) };
  };
  const ready = async () => {
    while (!output.includes('"msg":"ready"')) await wait(25);
    return true;
  };
  const late = wait(STARTUP_MS, false, { ref: false });
  if (!(await Promise.race([ready(), ended.then(() => false), late]))) {
    await stop();
    throw new Error(`The server in ${folder} did not become ready:\n${output}`);
  }
  return { port, origin: `http://127.0.0.1:${port}`, output: () => output, pid: child.pid ?? 0, ended, stop };
}

/** Why servers could not answer, as they have logged it. Needs `LOG_LEVEL` at `warn`. */
export function outagesOf(/** @type {RunningServer[]} */ servers) {
  return servers.flatMap((server) =>
    [...server.output().matchAll(/"reason":"([^"]*)"/g)].map(([, reason = ""]) => reason),
  );
}
