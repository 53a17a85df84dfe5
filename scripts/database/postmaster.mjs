import { execFile } from "node:child_process";
import { readdir, readFile, readlink } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const fastShutdown = "SIGINT";
const immediateShutdown = "SIGQUIT";
const patienceMs = 15_000;

/**
 * What the running server says of itself in its data folder, or null when there is no such file.
 *
 * @param {string} data the cluster's data folder
 */
export async function postmasterState(data) {
  const text = await readFile(path.join(data, "postmaster.pid"), "utf8").catch(() => null);
  if (!text) return null;
  const lines = text.split("\n");
  return { pid: Number(lines[0]), ready: lines[7]?.trim() === "ready" };
}

/**
 * Whether a PostgreSQL serves this data folder now. The file alone proves nothing: after a crash its process
 * id may belong to any other program.
 *
 * @param {string} data the cluster's data folder
 */
export async function isRunningPostmaster(data) {
  const state = await postmasterState(data);
  return state !== null && (await servesFolder(state.pid, data));
}

/**
 * Stops an orphaned server in order, or at once when it does not listen.
 *
 * @param {string} data the cluster's data folder
 * @throws when it belongs to another user or does not end
 */
export async function stopPostmaster(data) {
  const state = await postmasterState(data);
  if (!state) return;
  for (const signal of [fastShutdown, immediateShutdown]) {
    try {
      process.kill(state.pid, signal);
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ESRCH") return;
      throw new Error(
        `The database in ${data} is in use by process ${state.pid} of another user. Stop it first.`,
      );
    }
    const deadline = Date.now() + patienceMs;
    while (Date.now() < deadline) {
      if (!(await servesFolder(state.pid, data))) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(
    `The database in ${data} (process ${state.pid}) does not stop. End that process and start again.`,
  );
}

/**
 * Ends the processes of a PostgreSQL that was killed. They notice it only when their query is done, and until then
 * they hold the shared memory, so that no new server can start. Where the system does not show processes as files
 * (macOS) they are waited for.
 *
 * @param {string} data the cluster's data folder, whose main process is gone
 */
export async function endOrphans(data) {
  const pids = (await readdir("/proc").catch(() => [])).filter((name) => /^\d+$/.test(name));
  for (const pid of pids) {
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => null);
    if (folder === null || path.resolve(folder) !== path.resolve(data)) continue;
    const program = await readlink(`/proc/${pid}/exe`).catch(() => "");
    if (path.basename(program) !== "postgres") continue;
    try {
      process.kill(Number(pid), immediateShutdown);
    } catch {
      // It was faster.
    }
  }
}

async function servesFolder(/** @type {number} */ pid, /** @type {string} */ data) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ESRCH") return false;
  }
  const workingFolder = await readlink(`/proc/${pid}/cwd`).catch(() => null);
  if (workingFolder !== null) return path.resolve(workingFolder) === path.resolve(data);
  const shown = await promisify(execFile)("ps", ["-o", "command=", "-p", String(pid)]).catch(() => null);
  return shown?.stdout.includes(data) ?? false;
}
