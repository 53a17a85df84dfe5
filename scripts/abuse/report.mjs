const MOST_TIMES_QUIET = 5;
const MOST_MEMORY_MB = 600;

/**
 * @typedef {{ orders: import("./order-probe.mjs").Probe, counts: import("./start-attacker.mjs").Counts,
 *   calmSeconds: number }} Round `calmSeconds` is how long orders were slow after the attack
 * @typedef {{ name: string, rounds: Round[], memoryMb: number }} Row
 */

/** @param {number[]} values @param {number} share */
function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function line(/** @type {(string | number)[]} */ cells) {
  const [name = "", ...figures] = cells;
  return String(name).padEnd(32) + figures.map((cell) => String(cell).padStart(10)).join("");
}

/** The median of the probes' own quantiles. @param {import("./order-probe.mjs").Probe[]} probes @param {number} share */
function medianOf(probes, share) {
  return quantile(
    probes.map(({ latenciesMs }) => quantile(latenciesMs, share)),
    0.5,
  );
}

/** @param {import("./start-attacker.mjs").Counts[]} all */
function sum(all) {
  /** @type {import("./start-attacker.mjs").Counts} */
  const total = {};
  for (const counts of all) {
    for (const [what, count] of Object.entries(counts)) total[what] = (total[what] ?? 0) + count;
  }
  return total;
}

/**
 * Prints a row per attack and what was broken.
 *
 * @param {{ quiet: import("./order-probe.mjs").Probe[], rows: Row[] }} run
 * @returns {number} how many promises were broken
 */
export function printReport({ quiet, rows }) {
  const quietP99 = medianOf(quiet, 0.99);
  const broken = [];
  const ms = (/** @type {number} */ value) => value.toFixed(0);
  console.log(
    `\n${line(["", "orders", "p50 ms", "p99 ms", "× quiet", "MB", "calm s"])}  answers to the attacker`,
  );
  const quietOrders = quiet.flatMap(({ latenciesMs }) => latenciesMs).length;
  console.log(line(["quiet", quietOrders, ms(medianOf(quiet, 0.5)), ms(quietP99), "1.0", "", ""]));
  for (const { name, rounds, memoryMb } of rows) {
    const probes = rounds.map(({ orders }) => orders);
    const p99 = medianOf(probes, 0.99);
    const times = p99 / quietP99;
    const refused = probes.flatMap((probe) => probe.refused);
    const answers = Object.entries(sum(rounds.map(({ counts }) => counts))).map(
      ([what, count]) => `${what}: ${count}`,
    );
    const cells = [
      name,
      probes.flatMap(({ latenciesMs }) => latenciesMs).length,
      ms(medianOf(probes, 0.5)),
      ms(p99),
      times.toFixed(1),
      memoryMb,
      Math.max(...rounds.map(({ calmSeconds }) => calmSeconds)).toFixed(0),
    ];
    console.log(`${line(cells)}  ${answers.join(", ")}`);
    if (!(times < MOST_TIMES_QUIET))
      broken.push(`${name}: an order's p99 is ${times.toFixed(1)} times its quiet value`);
    if (memoryMb >= MOST_MEMORY_MB) broken.push(`${name}: the server took ${memoryMb} MB`);
    if (refused.length > 0)
      broken.push(`${name}: ${refused.length} orders did not go through, first: ${refused[0]}`);
  }
  console.log("");
  for (const what of broken) console.error(`  ${what}`);
  console.log(
    broken.length === 0
      ? `Under every attack an order's p99 stays below ${MOST_TIMES_QUIET} times its quiet value and the server below ${MOST_MEMORY_MB} MB.`
      : `${broken.length} promises are broken.`,
  );
  return broken.length;
}
