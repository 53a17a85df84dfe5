/**
 * Prints what a run of these commands has shown, one line each, as soon as it is known.
 *
 * @returns {{ tell: (what: string, found: string | number, isRight?: boolean) => void, wrong: () => number,
 *   chapter: (name: string) => void }}
 */
export function createVerdicts() {
  let wrong = 0;
  return {
    chapter: (name) => console.log(`\n${name}`),
    tell(what, found, isRight = true) {
      if (!isRight) wrong += 1;
      console.log(`  ${isRight ? "ok   " : "WRONG"} ${what.padEnd(74)} ${found}`);
    },
    wrong: () => wrong,
  };
}

/** The middle, the 99th of 100 and the last of durations, as a text. */
export function spread(/** @type {number[]} */ durationsMs) {
  const sorted = durationsMs.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms`;
}
