import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** Sockets enough that none waits for another one's answer, unless the server is far behind. */
const SOCKETS = 1_000;
const PATIENCE_MS = 30_000;

/** @typedef {{ kind: string, url: string, body?: string, headers?: Record<string, string> }} Arrival */

/**
 * Sends requests at fixed times, whether or not those before were answered, and measures from the time at which each was to
 * be sent: a server that hangs for a second delays everybody who comes in that second, and all of them count.
 *
 * @param {{ rate: number, seconds: number, arrival: (n: number) => Arrival }} input
 * @returns {Promise<{ latencies: Map<string, number[]>, failed: number, latestStartMs: number }>} `latestStartMs`: by how much
 * the sender itself was late at worst, which is in the latencies too
 */
export async function openLoad({ rate, seconds, arrival }) {
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS, scheduling: "lifo" });
  /** @type {Map<string, number[]>} */
  const latencies = new Map();
  let [failed, open, latestStartMs] = [0, 0, 0];
  const note = (
    /** @type {string} */ kind,
    /** @type {number} */ plannedMs,
    /** @type {boolean} */ isFine,
  ) => {
    open -= 1;
    if (!isFine) failed += 1;
    const known = latencies.get(kind);
    const tookMs = performance.now() - plannedMs;
    if (known) known.push(tookMs);
    else latencies.set(kind, [tookMs]);
  };
  const began = performance.now();
  const all = Math.round(rate * seconds);
  for (let sent = 0; sent < all; ) {
    const due = Math.min(all, Math.floor(((performance.now() - began) * rate) / 1_000));
    for (; sent < due; sent++) {
      const plannedMs = began + (sent * 1_000) / rate;
      latestStartMs = Math.max(latestStartMs, performance.now() - plannedMs);
      const { kind, ...wanted } = arrival(sent);
      open += 1;
      send(agent, wanted, (isFine) => note(kind, plannedMs, isFine));
    }
    await wait(1);
  }
  const deadline = performance.now() + PATIENCE_MS;
  while (open > 0 && performance.now() < deadline) await wait(10);
  agent.destroy();
  while (open > 0) await wait(10);
  return { latencies, failed, latestStartMs };
}

function send(
  /** @type {Agent} */ agent,
  /** @type {Omit<Arrival, "kind">} */ { url, body, headers = {} },
  /** @type {(isFine: boolean) => void} */ done,
) {
  const method = body === undefined ? "GET" : "POST";
  const type = body === undefined ? {} : { "content-type": "application/json" };
  let isOver = false;
  const end = (/** @type {boolean} */ isFine) => {
    if (!isOver) done(isFine);
    isOver = true;
  };
  const asked = request(url, { agent, method, headers: { ...headers, ...type } }, (response) => {
    response.on("end", () => end((response.statusCode ?? 500) < 400));
    response.on("close", () => end(false));
    response.resume();
  });
  asked.on("error", () => end(false));
  asked.end(body);
}
