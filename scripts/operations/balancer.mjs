import { setTimeout as wait } from "node:timers/promises";

const LOOK_MS = 200;

/**
 * Sends requests in turn to the servers that say at /readyz that they take them, as a load balancer does.
 *
 * @typedef {import("./installation.mjs").RunningServer} RunningServer
 */
export function createBalancer() {
  /** @type {Set<RunningServer>} */
  const known = new Set();
  /** @type {RunningServer[]} */
  let ready = [];
  let turn = 0;
  let isStopped = false;
  const look = async () => {
    while (!isStopped) {
      const found = await Promise.all(
        [...known].map((server) =>
          fetch(`${server.origin}/readyz`, { signal: AbortSignal.timeout(3_000) }).then(
            ({ ok }) => (ok ? [server] : []),
            () => [],
          ),
        ),
      );
      ready = found.flat();
      await wait(LOOK_MS);
    }
  };
  const looking = look();

  return {
    /** Adds a server, and waits until it is asked. */
    async add(/** @type {RunningServer} */ server) {
      known.add(server);
      while (!ready.includes(server)) await wait(20);
    },
    /** Stops a server as a deployment does; it says itself that it goes. */
    async replace(/** @type {RunningServer} */ old, /** @type {() => Promise<RunningServer>} */ start) {
      const { code } = await old.stop();
      known.delete(old);
      const next = await start();
      await this.add(next);
      return { next, code };
    },
    pick() {
      turn += 1;
      return ready[turn % ready.length]?.origin ?? "http://127.0.0.1:9";
    },
    async stop() {
      isStopped = true;
      await looking;
    },
  };
}
