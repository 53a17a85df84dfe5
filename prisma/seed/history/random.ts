/** A stream of numbers that looks random and is the same for the same seed on every machine. */
export type Random = {
  /** From 0 up to, and without, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  /** Throws RangeError for an empty list. */
  pick<T>(list: readonly T[]): T;
  /** As pick, each as likely as its weight says. */
  pickBy<T>(list: readonly T[], weightOf: (item: T) => number): T;
};

/** A stream for a seed such as "luigi/2026-11-20/orders": FNV-1a into mulberry32. */
export function createRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (let index = 0; index < seed.length; index++) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193);
  }
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pickBy = <T>(list: readonly T[], weightOf: (item: T) => number): T => {
    let left = next() * list.reduce((sum, item) => sum + weightOf(item), 0);
    for (const item of list) {
      left -= weightOf(item);
      if (left < 0) return item;
    }
    const last = list.at(-1);
    if (last === undefined) throw new RangeError("Nothing to pick from");
    return last;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => pickBy(list, () => 1),
    pickBy,
  };
}
