"use client";

import { startTransition, useEffect, useState } from "react";
import { useIsAwake } from "@/components/ui/use-is-awake";

/**
 * False until the page has started and no dish is open for the first time, then true for good: until then the line and
 * the processor are for what puts the dish that was tapped into the cart.
 */
export function useIsLineFree(isDishOpen: boolean): boolean {
  const isAwake = useIsAwake();
  const [isFree, setIsFree] = useState(false);
  useEffect(() => {
    if (isAwake && !isDishOpen) startTransition(() => setIsFree(true));
  }, [isAwake, isDishOpen]);
  return isFree;
}
