import { nextAddress } from "../load.mjs";
import { latenciesOf } from "../percentile.mjs";

/** One at a time, at most so often and so long, and at least so often. */
const MOST = { times: 200, ms: 4_000 };
const LEAST = 20;
const WARM_UP = 3;

/** @typedef {import("../percentile.mjs").Latencies & { times: number }} Waited */

/**
 * How long somebody waits who is alone.
 *
 * @param {import("./waits.mjs").Wait} wait
 * @returns {Promise<Waited>}
 * @throws when an answer is no success
 */
export async function measureWait(wait) {
  for (let n = 0; n < WARM_UP; n++) await once(wait, n);
  const latencies = [];
  const end = performance.now() + MOST.ms;
  while (latencies.length < LEAST || (latencies.length < MOST.times && performance.now() < end))
    latencies.push(await once(wait, latencies.length));
  return { ...latenciesOf(latencies), times: latencies.length };
}

async function once(
  /** @type {import("./waits.mjs").Wait} */ { urls, cookie, body },
  /** @type {number} */ n,
) {
  const began = performance.now();
  await Promise.all(
    urls(n).map(async (url) => {
      const response = await fetch(url, {
        method: body === undefined ? "GET" : "POST",
        headers: {
          "x-forwarded-for": nextAddress(),
          ...(cookie && { cookie }),
          ...(body && { "content-type": "application/json" }),
        },
        ...(body && { body }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${url} was answered with ${response.status}: ${text.slice(0, 300)}`);
    }),
  );
  return performance.now() - began;
}
