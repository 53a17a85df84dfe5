import os from "node:os";
import { duration, paragraph, table } from "./markdown.mjs";

/** @typedef {{ who: string, what: string, waited: import("./measure.mjs").Waited }} WaitedFor */
/** @typedef {{ orders: number, restaurants: number, largest: number, bytes: number }} Facts */
/** @typedef {{ facts: Facts, waits: WaitedFor[], chores: import("./chores.mjs").Chore[] }} Measured */

/**
 * Both databases side by side, as they are in docs/performance.md.
 *
 * @param {{ small: Measured, large: Measured, command: string }} measured
 */
export function reportOf({ small, large, command }) {
  const counts = (/** @type {Facts} */ { orders, restaurants, largest, bytes }) =>
    `${number(orders)} orders in ${number(restaurants)} restaurants, ${number(largest)} of them in the largest (${(bytes / 1e9).toFixed(2)} GB)`;
  const waits = large.waits.map(({ who, what, waited }, index) => {
    const few = small.waits[index]?.waited;
    const columns = [few, waited].flatMap((one) => [one?.p50Ms ?? "", one?.p99Ms ?? "", cpuOf(one)]);
    return [
      who,
      what,
      ...columns,
      waited.refused > 0 ? `${waited.times}, ${waited.refused} refused` : waited.times,
    ];
  });
  const chores = large.chores.map(({ what, ms: took, note }, index) => [
    what,
    duration(small.chores[index]?.ms ?? 0),
    duration(took),
    note,
  ]);
  return [
    paragraph(
      `\`${command}\` on ${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, Node ${process.versions.node}, PostgreSQL on the same machine with 256 MB of shared buffers.`,
    ),
    paragraph(`Small: ${counts(small.facts)}. Large: ${counts(large.facts)}.`),
    paragraph(
      "Milliseconds from request to the last byte, one at a time, and of processor time, of server and database together. The last column is how often the large one was asked; `refused` is its answer 503 to what takes longer than its time limits.",
    ),
    table(["Who waits", "for what", "small p50", "p99", "CPU", "large p50", "p99", "CPU", "times"], waits, 2),
    table(["Beside them", "small", "large", "of what"], chores),
  ].join("\n\n");
}

const number = (/** @type {number} */ count) => count.toLocaleString("en");

/** Of server and database together. */
export function cpuOf(/** @type {import("./measure.mjs").Waited | undefined} */ waited) {
  const cpu = waited?.cpu;
  return cpu ? (cpu.serverMs + cpu.databaseMs).toFixed(1) : "not available";
}
