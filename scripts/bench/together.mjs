import { load } from "./load.mjs";

/**
 * Sends several loads at the same time, and adds them up.
 *
 * @param {Parameters<typeof load>[0][]} loads
 * @returns {Promise<{ answered: number, perSecond: number, p99Ms: number }>} the slowest of them has the p99
 */
export async function together(loads) {
  const each = await Promise.all(loads.map(load));
  return {
    answered: each.reduce((sum, { answered }) => sum + answered, 0),
    perSecond: each.reduce((sum, { perSecond }) => sum + perSecond, 0),
    p99Ms: Math.max(...each.map(({ p99Ms }) => p99Ms)),
  };
}
