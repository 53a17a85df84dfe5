import { spawn } from "node:child_process";
import { diskFull, isDiskFull } from "./disk.mjs";
import { projectFolder } from "./project.mjs";

const tailLines = 40;
const patienceMs = 20_000;

/** @type {Set<import("node:child_process").ChildProcess>} */
const children = new Set();
let isEnding = false;

/**
 * Runs a program to its end in the project folder and keeps its output for the case that it fails.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, failure?: string }} [options] `failure` begins the error
 * @returns {Promise<string>} what it printed
 * @throws with the end of the output when the program fails
 */
export async function run(command, args, { env = {}, failure = `${command} failed` } = {}) {
  const { code, output } = await capture(command, args, env);
  if (code === 0) return output;
  if (isDiskFull(output)) throw new Error(`${failure}: ${diskFull}`);
  const lines = output.trim().split("\n");
  const tail = (lines.some(isNpmError) ? lines.filter(isNpmError) : lines.slice(-tailLines))
    .slice(0, tailLines)
    .join("\n");
  throw new Error(`${failure}:\n\n${tail}\n`);
}

/**
 * Runs a program to its end, whatever the outcome. Once everything ends, nothing more is started and nothing is answered:
 * the work that asks may go on until its process exits, and what it started then would outlive it.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [env]
 * @param {string} [folder] where it runs, unless in the project's
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture(command, args, env = {}, folder = projectFolder) {
  return new Promise((resolve) => {
    if (isEnding) return;
    const child = spawn(command, args, {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    children.add(child);
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => resolve({ code: 1, output: error.message }));
    child.on("close", (code) => {
      children.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Ends every running program, as Ctrl-C would, and waits for it, because it may have to clean up. From then on none is
 * started.
 */
export async function endRunning() {
  isEnding = true;
  for (const child of children) child.kill("SIGINT");
  const deadline = Date.now() + patienceMs;
  while (children.size > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
  for (const child of children) child.kill("SIGKILL");
}

/** npm says what is wrong first and then explains its options at length. */
const isNpmError = (/** @type {string} */ line) => /^npm error \S/.test(line);

/** The path of a program that an installed package brings, run with `process.execPath`. */
export function packageProgram(/** @type {string} */ relative) {
  return `${projectFolder}/node_modules/${relative}`;
}
