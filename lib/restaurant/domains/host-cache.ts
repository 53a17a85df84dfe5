import { coalesce } from "@/lib/platform/db/coalesce";
import type { Db } from "@/lib/platform/db/db";
import type { CacheState } from "@/lib/platform/metrics/caches";
import { findServedHosts, type ServedHost } from "./domain-store";

/** How long another process may go on with what it knows of a host. */
const FRESH_MS = 5_000;
/** Anybody can ask for any host; those that were asked for longest ago go first. */
const MOST_HOSTS = 5_000;

/** The restaurants' own hosts. What this process changes it sees at once, what another one changes within five seconds. */
export type HostCache = {
  /** Whose a host is, and which of that restaurant's hosts is the primary one; null for a host that nobody has proven. */
  find(host: string): Promise<ServedHost | null>;
  /** Forgets what it knows of everything: domains change rarely. */
  forget(): void;
  state(): CacheState;
};

type Kept = { found: Promise<ServedHost | null>; untilMs: number };

export function createHostCache(db: Db): HostCache {
  const kept = new Map<string, Kept>();
  const lookUp = coalesce((names) => findServedHosts(db, names));
  const counts = { hits: 0, misses: 0 };

  return {
    find(host) {
      const nowMs = performance.now();
      const known = kept.get(host);
      if (known && nowMs < known.untilMs) {
        counts.hits += 1;
        return known.found;
      }
      counts.misses += 1;
      const found = lookUp(host).then((served) => served ?? null);
      kept.delete(host);
      kept.set(host, { found, untilMs: nowMs + FRESH_MS });
      if (kept.size > MOST_HOSTS) for (const oldest of kept.keys()) if (kept.delete(oldest)) break;
      found.catch(() => {
        if (kept.get(host)?.found === found) kept.delete(host);
      });
      return found;
    },
    forget: () => kept.clear(),
    state: () => ({ entries: kept.size, ...counts }),
  };
}
