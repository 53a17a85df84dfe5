import autocannon from "autocannon";

/** @typedef {{ perSecond: number, p50Ms: number, p99Ms: number }} Figures */

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
    requests: [
      {
        method: body ? "POST" : "GET",
        headers: body ? { "content-type": "application/json" } : {},
        setupRequest: (request) => {
          request.headers = { ...request.headers, "x-forwarded-for": nextAddress() };
          if (body) request.body = body();
          return request;
        },
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} requests broke`);
  }
  return {
    perSecond: Math.round(result.requests.average),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  };
}
