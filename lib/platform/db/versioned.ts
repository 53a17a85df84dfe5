import type { ByteCache } from "@/lib/platform/byte-cache";

/** Something that was read from the database at a version, true from an instant on until another one. */
export type Versioned = { version: bigint; madeAt: Date; freshUntil: Date | null };

/** What a reader may be given: nothing older than that version, and what is true at that instant. */
export type Asked = { version: bigint; now: Date };

/** Something that was read, and the bytes that it holds; null where it is not worth keeping. */
type Loaded<V> = { value: V; bytes: number | null };

/** Whether something that was read before serves a reader. */
export function serves({ version, madeAt, freshUntil }: Versioned, asked: Asked): boolean {
  return version >= asked.version && madeAt <= asked.now && (freshUntil === null || freshUntil > asked.now);
}

/** Reads by version through a cache. */
type VersionedReader<All extends Versioned> = {
  /** What is kept under a key, where it serves. */
  find<V extends All>(key: string, asked: Asked): V | null;
  /** The same, or else what `load` reads; readers of one key share a load that began for a version as new as theirs. */
  read<V extends All>(key: string, asked: Asked, load: () => Promise<Loaded<V>>): Promise<V>;
  /** Keeps what was read, unless something newer is kept. */
  keep(key: string, loaded: Loaded<All>): void;
};

/** Makes a reader over an empty cache. What is kept is used only where it serves. */
export function createVersionedReader<All extends Versioned>(cache: ByteCache<All>): VersionedReader<All> {
  const loads = new Map<string, { version: bigint; value: Promise<All> }>();

  function find<V extends All>(key: string, asked: Asked): V | null {
    const kept = cache.get(key);
    return kept && serves(kept, asked) ? (kept as V) : null;
  }

  function keep(key: string, { value, bytes }: Loaded<All>): void {
    const kept = cache.get(key);
    const isNewer =
      !kept ||
      kept.version < value.version ||
      (kept.version === value.version && kept.madeAt <= value.madeAt);
    if (bytes !== null && isNewer) cache.set(key, value, bytes);
  }

  async function loadAndKeep(key: string, load: () => Promise<Loaded<All>>): Promise<All> {
    const loaded = await load();
    keep(key, loaded);
    return loaded.value;
  }

  return {
    find,
    keep,
    async read<V extends All>(key: string, asked: Asked, load: () => Promise<Loaded<V>>): Promise<V> {
      const kept = find<V>(key, asked);
      if (kept) return kept;
      const running = loads.get(key);
      if (running && running.version >= asked.version) {
        const value = await running.value;
        if (serves(value, asked)) return value as V;
      }
      const mine = { version: asked.version, value: loadAndKeep(key, load) };
      loads.set(key, mine);
      const done = () => {
        if (loads.get(key) === mine) loads.delete(key);
      };
      mine.value.then(done, done);
      return (await mine.value) as V;
    },
  };
}
