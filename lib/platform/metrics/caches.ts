/** What a cache says of itself; what it does not know it leaves out. */
export type CacheState = { entries: number; bytes?: number; hits?: number; misses?: number };

const CACHES = Symbol.for("bazar.caches");
/** By name: a module that is in two bundles has two caches of a name, which are added up. */
type Caches = Map<string, Set<() => CacheState>>;
type Holder = { [CACHES]?: Caches };

/** Server and pages are bundled apart and share it through the global object. */
function caches(): Caches {
  const all = globalThis as Holder;
  all[CACHES] ??= new Map();
  return all[CACHES];
}

/**
 * Has a cache appear in the metrics under a name, such as `menus`. `read` is called when they are asked for, so it has to
 * be cheap; counting hits and misses is the cache's own. Returns how to take it out again.
 */
export function registerCache(name: string, read: () => CacheState): () => void {
  const readers = caches().get(name) ?? new Set();
  caches().set(name, readers);
  readers.add(read);
  return () => {
    readers.delete(read);
    if (readers.size === 0) caches().delete(name);
  };
}

/** Every registered cache by its name; those of one name are added up. */
export function readCaches(): Map<string, CacheState> {
  return new Map(
    [...caches()].map(([name, readers]) => [name, [...readers].map((read) => read()).reduce(sum)]),
  );
}

function sum(one: CacheState, other: CacheState): CacheState {
  const added: CacheState = { entries: one.entries + other.entries };
  for (const key of ["bytes", "hits", "misses"] as const) {
    if (one[key] !== undefined || other[key] !== undefined) added[key] = (one[key] ?? 0) + (other[key] ?? 0);
  }
  return added;
}
