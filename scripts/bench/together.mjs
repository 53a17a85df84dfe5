import { load } from "./load.mjs";

/**
 * Sends several loads at the same time, and adds them up.
 *
 * @param {Omit<Parameters<typeof load>[0], "seconds">[]} loads
 * @param {number} seconds
 * @returns {Promise<{ answered: number, perSecond: number, p99Ms: number }>} the slowest of them has the p99
 */
export async function together(loads, seconds) {
  const each = await Promise.all(loads.map((one) => load({ ...one, seconds })));
  const answered = each.reduce((sum, one) => sum + one.answered, 0);
  return {
    answered,
    perSecond: Math.round(answered / seconds),
    p99Ms: Math.max(...each.map(({ p99Ms }) => p99Ms)),
  };
}
