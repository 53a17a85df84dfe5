/**
 * A process as /proc/<pid>/stat shows it: its parent, and the processor time of its threads and of the children that it
 * has waited for.
 *
 * @typedef {{ pid: number, parent: number, ticks: number }} ProcessTime
 */

/** @param {string} stat @returns {ProcessTime} */
export function readStat(stat) {
  // The name is in brackets and may have spaces and brackets of its own.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [utime, stime, childrenUser, childrenSystem] = fields.slice(11, 15).map(Number);
  return {
    pid: Number.parseInt(stat, 10),
    parent: Number(fields[1]),
    ticks: (utime ?? 0) + (stime ?? 0) + (childrenUser ?? 0) + (childrenSystem ?? 0),
  };
}

/**
 * The time of a process and everything below it. Who has ended is in its parent's time.
 *
 * @param {readonly ProcessTime[]} all
 * @param {number} root
 */
export function ticksOfTree(all, root) {
  const below = new Set([root]);
  for (let before = 0; before < below.size; ) {
    before = below.size;
    for (const { pid, parent } of all) if (below.has(parent)) below.add(pid);
  }
  return all.reduce((sum, { pid, ticks }) => sum + (below.has(pid) ? ticks : 0), 0);
}
