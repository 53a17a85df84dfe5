import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { isOpenToOthers } from "./ports.mjs";
import { buildFolder, projectFolder } from "./project.mjs";

/**
 * V8 lets a heap of 90 MB grow to 400 before it looks for garbage, since the machine has room; half as much again is
 * enough. The nursery is small, because requests leave little behind.
 */
const HEAP_FLAGS = ["--max-semi-space-size=16", "--heap-growing-percent=50"];
const startupMs = 60_000;
/** After its drain the server needs up to 17 s for its requests and jobs; then there is nothing left to wait for. */
const patienceMs = 20_000 + 1_000 * (Number(process.env.DRAIN_SECONDS) || 0);

/**
 * Starts the bundled server and waits until it answers. It watches this process and ends with it.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<{ stop: () => Promise<void>, ended: Promise<number>, memoryMb: () => Promise<number | null>,
 *   crash: () => Promise<number>, pid: number }>} `crash` ends it as a power cut would
 * @throws when it ends before it is ready
 */
export async function startServer(env) {
  const child = spawn(process.execPath, [...HEAP_FLAGS, path.join(buildFolder, "server.mjs")], {
    cwd: projectFolder,
    // The server has no use for the role that owns the tables. Two arenas: glibc would create eight per processor for the threads of zlib, bcrypt and sharp, and keep what they
    // free.
    env: {
      MALLOC_ARENA_MAX: "2",
      ...process.env,
      MIGRATION_DATABASE_URL: undefined,
      NODE_ENV: "production",
      BAZAR_LOOPBACK_ONLY: isOpenToOthers() ? "0" : "1",
      ...env,
    },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    detached: true,
  });
  const ended = new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
  const ready = new Promise((resolve) => child.once("message", () => resolve("ready")));
  const late = new Promise((resolve) => setTimeout(() => resolve("late"), startupMs).unref());

  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
    const kill = setTimeout(() => child.kill("SIGKILL"), patienceMs);
    await ended;
    clearTimeout(kill);
  };

  const outcome = await Promise.race([ready, ended, late]);
  /** Resident memory, where the system tells (Linux). */
  const memoryMb = async () => {
    const status = await readFile(`/proc/${child.pid}/status`, "utf8").catch(() => "");
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(status)?.[1];
    return kilobytes ? Math.round(Number(kilobytes) / 1024) : null;
  };
  const crash = () => {
    child.kill("SIGKILL");
    return ended;
  };
  if (outcome === "ready") return { stop, ended, memoryMb, crash, pid: child.pid ?? 0 };
  await stop();
  throw new Error(
    outcome === "late"
      ? `The server was not ready after ${startupMs / 1000} seconds.`
      : "The server stopped before it was ready; its message is above.",
  );
}
