import { explain } from "./report.mjs";
import { endRunning } from "./run.mjs";
import { sayFailure } from "./voice.mjs";

/**
 * @typedef {object} Session
 * @property {(end: () => Promise<unknown>) => void} atEnd registers what ends with the session, last in first out
 * @property {(ended: Promise<number>, what: string) => void} endsWith fails the session when a child ends by itself
 * @property {(code: number) => Promise<void>} end ends the session with this exit code
 */

/**
 * Runs something long-lived that Ctrl-C, SIGTERM and a closed terminal end in order. A failure prints one
 * sentence, ends what was started and exits with 1.
 *
 * @param {(session: Session) => Promise<void>} work
 */
export async function runSession(work) {
  /** @type {(() => Promise<unknown>)[]} */
  const ends = [];
  let ending = false;

  const finish = async (/** @type {number} */ code) => {
    if (ending) return;
    ending = true;
    await endRunning();
    for (const end of ends.reverse()) await end().catch((error) => sayFailure(explain(error)));
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => finish(0));

  try {
    await work({
      atEnd: (end) => ends.push(end),
      end: finish,
      endsWith: (ended, what) => {
        ended.then((code) => {
          if (!ending) sayFailure(what);
          return finish(code || 1);
        });
      },
    });
  } catch (error) {
    if (!ending) sayFailure(explain(error));
    await finish(1);
  }
}
