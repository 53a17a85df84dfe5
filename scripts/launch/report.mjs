import { diskFull, isDiskFull } from "./disk.mjs";
import { isHeardByLog, say } from "./voice.mjs";

/**
 * Runs a command to its end and turns a failure into one sentence and a non-zero exit.
 *
 * @param {() => Promise<unknown>} work
 */
export async function runCommand(work) {
  try {
    await work();
  } catch (error) {
    console.error(`\n${explain(error)}`);
    process.exitCode = 1;
  }
}

/**
 * Runs one step of a longer command and prints one line with its duration.
 *
 * @template T
 * @param {string} what in the present tense, such as "Building the pages"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(what, work) {
  const started = performance.now();
  const isWatched = process.stdout.isTTY && !isHeardByLog();
  const tell = (/** @type {string} */ outcome, /** @type {object} */ more) =>
    say(`${isWatched ? "\r" : ""}  ${what} … ${outcome}`, {
      msg: what,
      durationMs: Math.round(performance.now() - started),
      ...more,
    });
  if (isWatched) process.stdout.write(`  ${what} …`);
  try {
    const result = await work();
    tell(seconds(started), {});
    return result;
  } catch (error) {
    tell(`failed after ${seconds(started)}`, { level: "warn", failed: true });
    throw error;
  }
}

/** Elapsed time since a `performance.now()`, such as "3.4 s". */
export function seconds(/** @type {number} */ started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

/**
 * One sentence for a person, whatever was thrown.
 *
 * @param {unknown} error
 * @returns {string}
 */
export function explain(error) {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? error.code : undefined;
  if (isDiskFull(`${code} ${error.message}`))
    return `The database or a file could not be written: ${diskFull}`;
  if (code === "EROFS") return `The folder is read-only: ${error.message}`;
  if (code === "EACCES" || code === "EPERM") return `Permission was refused: ${error.message}`;
  return error.message;
}
