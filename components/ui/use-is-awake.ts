"use client";

import { useDeferredValue, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False on the server and in the first paint, true once what this browser keeps can be shown. What is drawn then may be
 * large, so React draws it in steps and answers taps between them.
 */
export function useIsAwake(): boolean {
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useDeferredValue(isAwake);
}
