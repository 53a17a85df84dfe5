import { fail } from "@/lib/core/errors/app-error";

/** Open streams that a process keeps at most; each costs a socket and a few kilobytes. */
export const MOST_STREAMS = 2_000;

const RETRY_AFTER_SECONDS = 30;

/** Who shares some of the places, such as one address that follows one order. */
export type PlaceShare = { key: readonly string[]; most: number };

export type StreamPlaces = {
  /** Takes a place until the returned function is called. Throws UNAVAILABLE when the process or the share has none left. */
  take(share: PlaceShare, end: () => void): () => void;
  /** How many are taken, and how many there are. */
  open(): number;
  most: number;
  endAll(): void;
};

export function createStreamPlaces(most = MOST_STREAMS): StreamPlaces {
  const open = new Set<() => void>();
  const taken = new Map<string, number>();
  return {
    take(share, end) {
      const key = share.key.join("|");
      const used = taken.get(key) ?? 0;
      if (used >= share.most) refuse("You have reached the limit of live pages per connection.");
      if (open.size >= most) refuse("Too many live pages are open.");
      const endThis = () => end();
      open.add(endThis);
      taken.set(key, used + 1);
      return () => {
        if (!open.delete(endThis)) return;
        const left = (taken.get(key) ?? 1) - 1;
        if (left > 0) taken.set(key, left);
        else taken.delete(key);
      };
    },
    open: () => open.size,
    most,
    endAll() {
      for (const end of [...open]) end();
    },
  };
}

function refuse(reason: string): never {
  fail("UNAVAILABLE", `${reason} Poll for the state, and try the stream again later.`, {
    headers: { "retry-after": String(RETRY_AFTER_SECONDS) },
  });
}
