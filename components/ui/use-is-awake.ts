"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and in the first paint, true once what this browser keeps can be shown. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
