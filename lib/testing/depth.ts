/**
 * How deep tests search. `TEST_DEPTH=5 npm test` takes five times as many random cases, orders of events and rounds of a
 * race as every run does.
 */
const DEPTH = Math.max(1, Number(process.env.TEST_DEPTH ?? 1));

/** The usual number of cases times the depth. */
export function cases(usual: number): number {
  return usual * DEPTH;
}

/** The usual number of cases times the depth, spread evenly over all; all of them when that is more. */
export function someOf<T>(all: readonly T[], usual: number): T[] {
  const wanted = cases(usual);
  if (wanted >= all.length) return [...all];
  return Array.from(
    { length: wanted },
    (_, index) => all[Math.floor(((index + 0.5) * all.length) / wanted)] as T,
  );
}
