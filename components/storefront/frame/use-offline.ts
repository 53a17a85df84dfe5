"use client";

import { useSyncExternalStore } from "react";

/** Written into a page by public/menu-worker.js when it keeps it. */
const keptAt = () => document.documentElement.dataset.keptAt ?? null;

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Whether there is no connection, or the page is a copy from when there was one. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine || keptAt() !== null,
    () => false,
  );
}

/** When the page was kept (ISO 8601), where it is a copy. */
export function useKeptAt(): string | null {
  return useSyncExternalStore(subscribe, keptAt, () => null);
}

const never = () => () => undefined;

/**
 * Whether the page is a kept copy that React is still taking over. The copy is of the menu without a query, so what the
 * address opens over it may be drawn only afterwards.
 */
export function useTakesOverCopy(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== "undefined" && keptAt() !== null,
  );
}
