const TALLY = Symbol.for("bazar.tally");
type Tally = { faults: number; outages: number };
type Holder = { [TALLY]?: Tally };

function sharedTally(): Tally {
  const all = globalThis as Holder;
  all[TALLY] ??= { faults: 0, outages: 0 };
  return all[TALLY];
}

/**
 * How many requests this process could not serve, because of our errors and because of unavailable dependencies. Server
 * and pages are bundled apart and share it through the global object.
 */
export const tally = sharedTally();
