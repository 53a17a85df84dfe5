"use client";

import { createContext, type RefObject, useContext, useSyncExternalStore } from "react";

const Container = createContext<RefObject<HTMLElement | null> | null>(null);

/**
 * Where overlays are mounted, so that they inherit the theme of the place that opened them. The place is a ref, which
 * stays the same object: a context that changes once the page is there makes React start the whole page in one task.
 */
export const PortalContainer = Container.Provider;

const never = () => () => {};

export function usePortalContainer(): HTMLElement | undefined {
  const place = useContext(Container);
  return useSyncExternalStore(
    never,
    () => place?.current ?? undefined,
    () => undefined,
  );
}
