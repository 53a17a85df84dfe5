const TALLY = Symbol.for("bazar.tally");
type Tally = { faults: number; outages: number; bookDifferences: number };
type Holder = { [TALLY]?: Tally };

function sharedTally(): Tally {
  const all = globalThis as Holder;
  all[TALLY] ??= { faults: 0, outages: 0, bookDifferences: 0 };
  return all[TALLY];
}

/**
 * How many requests this process could not serve, because of our errors and because of unavailable dependencies, and how
 * many differences its checks of the books have found. Server and pages are bundled apart and share it through the global
 * object.
 */
export const tally = sharedTally();
