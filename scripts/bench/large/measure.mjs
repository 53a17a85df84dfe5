import { cpuOfOne } from "../cpu-meter.mjs";
import { nextAddress } from "../load.mjs";
import { latenciesOf } from "../percentile.mjs";

/** One at a time, at most so often and so long, and at least so often. */
const MOST = { times: 200, ms: Number(process.env.BENCH_SECONDS || 4) * 1_000 };
const LEAST = 10;
/** The server's own answer to what takes longer than its time limits. */
const TOO_SLOW = 503;
const WARM_UP = 3;

/** @typedef {import("../percentile.mjs").Latencies & { times: number, refused: number, cpu: import("../cpu-meter.mjs").Cpu | null }} Waited */

/**
 * How long somebody waits who is alone, and the processor time that it costs, which other work on the machine does not
 * change.
 *
 * @param {import("./waits.mjs").Wait} wait
 * @param {import("../cpu-meter.mjs").CpuMeter} meter
 * @returns {Promise<Waited>}
 * @throws when an answer is neither a success nor that it takes too long, of which there may be some
 */
export async function measureWait(wait, meter) {
  for (let n = 0; n < WARM_UP; n++) await once(wait, n);
  /** @type {number[]} */
  const latencies = [];
  let refused = 0;
  const before = await meter();
  const end = performance.now() + MOST.ms;
  while (latencies.length < LEAST || (latencies.length < MOST.times && performance.now() < end)) {
    const { ms, isRefused } = await once(wait, latencies.length);
    latencies.push(ms);
    if (isRefused) refused += 1;
  }
  const after = await meter();
  const times = latencies.length;
  const cpu = cpuOfOne(before, after, times);
  return { ...latenciesOf(latencies), times, refused, cpu };
}

async function once(
  /** @type {import("./waits.mjs").Wait} */ { urls, cookie, body },
  /** @type {number} */ n,
) {
  const began = performance.now();
  const statuses = await Promise.all(
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
      if (!response.ok && response.status !== TOO_SLOW)
        throw new Error(`${url} was answered with ${response.status}: ${text.slice(0, 300)}`);
      return response.status;
    }),
  );
  return { ms: performance.now() - began, isRefused: statuses.includes(TOO_SLOW) };
}
