import { setMaxListeners } from "node:events";
import { nextAddress } from "./address.mjs";

/**
 * @typedef {{ method?: string, path: string, body?: string | Buffer<ArrayBuffer>, headers?: Record<string, string> }} Shot
 * @typedef {{ stop: () => Promise<import("./start-attacker.mjs").Counts> }} Attack
 */

/**
 * Sends requests over many connections at once, each as soon as the one before was answered.
 *
 * @param {string} origin
 * @param {number} connections
 * @param {(index: number) => Shot} aim what the request of this number is
 * @returns {Attack}
 */
export function flood(origin, connections, aim) {
  /** @type {import("./start-attacker.mjs").Counts} */
  const counts = {};
  const count = (/** @type {string | number} */ what) => {
    counts[what] = (counts[what] ?? 0) + 1;
  };
  const aborted = new AbortController();
  // Every request listens until the garbage collector has seen to it.
  setMaxListeners(0, aborted.signal);
  let sent = 0;

  const shoot = async () => {
    while (!aborted.signal.aborted) {
      const { method = "GET", path, body, headers } = aim(sent++);
      try {
        const response = await fetch(`${origin}${path}`, {
          method,
          signal: aborted.signal,
          ...(body === undefined ? {} : { body }),
          headers: {
            "x-forwarded-for": nextAddress(),
            ...(body === undefined ? {} : { "content-type": "application/json" }),
            ...headers,
          },
        });
        count(response.status);
        await response.arrayBuffer();
      } catch {
        if (!aborted.signal.aborted) count("broken");
      }
    }
  };
  const running = Array.from({ length: connections }, shoot);
  return {
    async stop() {
      aborted.abort();
      await Promise.all(running);
      return counts;
    },
  };
}
