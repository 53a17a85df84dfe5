import autocannon from "autocannon";

/** @typedef {import("./percentile.mjs").Latencies & { perSecond: number, answered: number }} Figures */

let addresses = 0;

/** An address that was not used before, so that limits per address do not come into play. */
export function nextAddress() {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/**
 * Sends requests as fast as they are answered.
 *
 * @param {{ url: string, body?: () => string, connections: number, seconds: number }} input a POST where there is a body
 * @returns {Promise<Figures>}
 * @throws when any answer is not a success
 */
export async function load({ url, body, connections, seconds }) {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [requestOf(body)],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} requests broke`);
  }
  return {
    perSecond: Math.round(result.requests.average),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    p999Ms: result.latency.p99_9,
    answered: result["2xx"],
  };
}

/**
 * Sends requests until it is stopped, whatever they are answered.
 *
 * @param {{ url: string, body: () => string, connections: number }} input
 * @returns {{ stop(): Promise<{ perSecond: number, refusedPerSecond: number }> }} refused: answered 503
 */
export function flood({ url, body, connections }) {
  let answered = 0;
  let refused = 0;
  const startedMs = performance.now();
  const running = autocannon(
    { url, connections, duration: 3600, timeout: 60, requests: [requestOf(body)] },
    () => {},
  );
  running.on("response", (_client, status) => {
    answered += 1;
    if (status === 503) refused += 1;
  });
  return {
    async stop() {
      const seconds = (performance.now() - startedMs) / 1000;
      running.stop();
      await new Promise((resolve) => running.once("done", resolve));
      const perSecond = (/** @type {number} */ count) => Math.round((10 * count) / seconds) / 10;
      return { perSecond: perSecond(answered - refused), refusedPerSecond: perSecond(refused) };
    },
  };
}

/** @returns {import("autocannon").Request} */
function requestOf(/** @type {(() => string) | undefined} */ body) {
  return {
    method: body ? "POST" : "GET",
    headers: body ? { "content-type": "application/json" } : {},
    setupRequest: (request) => {
      const address = nextAddress();
      request.headers = { ...request.headers, "x-forwarded-for": address, "x-vercel-forwarded-for": address };
      if (body) request.body = body();
      return request;
    },
  };
}
