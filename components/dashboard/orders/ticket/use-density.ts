"use client";

import { useState, useSyncExternalStore } from "react";
import { automaticDensity, type Density, type DensityChoice } from "@/components/dashboard/orders/board-view";

const WIDE = "(min-width: 1600px)";

function followWidth(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** The density of the board: what the device has chosen, else what its screen and its open orders make of it. */
export function useDensity(chosen: DensityChoice, openOrders: number): Density {
  const isWide = useSyncExternalStore(
    followWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  );
  const [own, setOwn] = useState<Density>("comfortable");
  const next = automaticDensity(own, { openOrders, isWide });
  if (next !== own) setOwn(next);
  return chosen ?? next;
}
