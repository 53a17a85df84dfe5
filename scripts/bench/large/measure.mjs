import { nextAddress } from "../load.mjs";
import { latenciesOf } from "../percentile.mjs";

/** One at a time, at most so often and so long, and at least so often. */
const MOST = { times: 200, ms: 4_000 };
const LEAST = 20;
const WARM_UP = 3;

/** @typedef {import("../percentile.mjs").Latencies & { times: number, cpu: import("../cpu-meter.mjs").Cpu | null }} Waited */

/**
 * How long somebody waits who is alone, and the processor time that it costs, which other work on the machine does not
 * change.
 *
 * @param {import("./waits.mjs").Wait} wait
 * @param {import("../cpu-meter.mjs").CpuMeter} meter
 * @returns {Promise<Waited>}
 * @throws when an answer is no success
 */
export async function measureWait(wait, meter) {
  for (let n = 0; n < WARM_UP; n++) await once(wait, n);
  const latencies = [];
  const before = await meter();
  const end = performance.now() + MOST.ms;
  while (latencies.length < LEAST || (latencies.length < MOST.times && performance.now() < end))
    latencies.push(await once(wait, latencies.length));
  const after = await meter();
  const times = latencies.length;
  const cpu = before &&
    after && {
      serverMs: (after.serverMs - before.serverMs) / times,
      databaseMs: (after.databaseMs - before.databaseMs) / times,
    };
  return { ...latenciesOf(latencies), times, cpu };
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
