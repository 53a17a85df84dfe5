/** @typedef {{ p50Ms: number, p99Ms: number, p999Ms: number }} Latencies */

/** The value that a share of all is not above, by the nearest rank; 0 of none. @param {ArrayLike<number>} sorted */
export function percentile(sorted, /** @type {number} */ share) {
  const rank = Math.min(sorted.length, Math.max(1, Math.ceil(sorted.length * share)));
  return sorted[rank - 1] ?? 0;
}

/** How long most waited, in tenths of a millisecond. @param {readonly number[]} latenciesMs in any order */
export function latenciesOf(latenciesMs) {
  const sorted = Float64Array.from(latenciesMs).sort();
  const at = (/** @type {number} */ share) => Math.round(percentile(sorted, share) * 10) / 10;
  return { p50Ms: at(0.5), p99Ms: at(0.99), p999Ms: at(0.999) };
}
