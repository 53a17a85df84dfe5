import { explain } from "./report.mjs";
import { startServer } from "./server-process.mjs";
import { sayFailure } from "./voice.mjs";

/** A server that ran this long started well; a later failure does not count as an early one. */
const stableMs = 60_000;
const pausesMs = [500, 1_000, 2_000, 5_000, 10_000, 20_000];

/** @typedef {{ stop: () => Promise<void>, ended: Promise<number> }} Server */

/**
 * Starts the server and starts it again when it is killed or crashes, with growing pauses. Gives up when it ends early
 * too often in a row; a server that ends with 0 was told to.
 *
 * @param {Record<string, string | undefined>} env
 * @param {{ start?: (env: Record<string, string | undefined>) => Promise<Server>, say?: (sentence: string) => void,
 *   wait?: (ms: number) => Promise<unknown>, now?: () => number }} [parts]
 * @returns {Promise<Server>} `ended` when it was stopped or given up
 * @throws when it does not start the first time
 */
export async function keepServer(
  env,
  {
    start = startServer,
    say = sayFailure,
    wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    now = () => performance.now(),
  } = {},
) {
  let stopping = false;
  let startedAt = now();
  /** @type {Server | null} */
  let server = await start(env);

  const keep = async () => {
    for (let failures = 0; ; ) {
      const code = server ? await server.ended : 1;
      if (stopping || code === 0) return code;
      failures = now() - startedAt >= stableMs ? 1 : failures + 1;
      const pauseMs = pausesMs[failures - 1];
      if (pauseMs === undefined) {
        say(`The server stopped ${failures} times in a row and is not restarted.`);
        return code;
      }
      say(`The server stopped unexpectedly and restarts in ${pauseMs / 1000} s.`);
      await wait(pauseMs);
      if (stopping) return code;
      startedAt = now();
      server = await start(env).catch((error) => {
        say(explain(error));
        return null;
      });
      if (stopping) await server?.stop();
    }
  };
  const ended = keep();
  return {
    ended,
    stop: async () => {
      stopping = true;
      await server?.stop();
    },
  };
}
