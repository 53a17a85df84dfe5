import type { CacheState } from "./metrics/caches";

/** What the caches of one process may hold together: their bytes, or two for each character of a text. */
export const CACHE_BYTES = {
  /** Restaurants, their menus as objects, and public menus as they are sent. */
  shops: 48 * 1024 * 1024,
  /** Other answers that are sent again and again, compressed. */
  compressed: 8 * 1024 * 1024,
  appIcons: 2 * 1024 * 1024,
} as const;

/** A cache that holds so many bytes at most; what was used longest ago goes first. */
export type ByteCache<V> = {
  get(key: string): V | undefined;
  /** Keeps a value that holds about so many bytes; one that is larger than the whole cache is not kept. */
  set(key: string, value: V, bytes: number): void;
  delete(key: string): void;
  /** What it holds at the moment, and how often it had what was asked for. */
  state(): Required<CacheState>;
};

/** Makes an empty cache of at most so many bytes. */
export function createByteCache<V>(mostBytes: number): ByteCache<V> {
  // The youngest last.
  const kept = new Map<string, { value: V; bytes: number }>();
  let held = 0;
  const asked = { hits: 0, misses: 0 };

  function remove(key: string): void {
    const known = kept.get(key);
    if (known && kept.delete(key)) held -= known.bytes;
  }

  return {
    get(key) {
      const known = kept.get(key);
      asked[known ? "hits" : "misses"] += 1;
      if (!known) return undefined;
      kept.delete(key);
      kept.set(key, known);
      return known.value;
    },
    set(key, value, bytes) {
      remove(key);
      if (bytes > mostBytes) return;
      kept.set(key, { value, bytes });
      held += bytes;
      for (const oldest of kept.keys()) {
        if (held <= mostBytes) break;
        remove(oldest);
      }
    },
    delete: remove,
    state: () => ({ entries: kept.size, bytes: held, ...asked }),
  };
}
