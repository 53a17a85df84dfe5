import { recall, remember } from "@/components/dashboard/orders/device-memory";
import type { KitchenView } from "@/lib/service/kitchen/kitchen-contract";

const PREFIX = "bazar.kitchen.";
/** What is older helps nobody in a kitchen. */
const LONGEST_MS = 12 * 60 * 60_000;

/** The kitchen as it was at an instant, in milliseconds of the device's clock. */
export type KeptKitchen = { asOfMs: number; view: KitchenView };

/** Under which names of the device's storage a screen keeps its tickets and its steps. */
export const keptTicketsKey = (keptAs: string) => `${PREFIX}tickets.${keptAs}`;
export const keptStepsKey = (keptAs: string) => `${PREFIX}steps.${keptAs}`;

export function keepKitchen(keptAs: string, kept: KeptKitchen): void {
  remember(keptTicketsKey(keptAs), kept);
}

/** What this device has kept, if it can be read and is not too old. */
export function recallKitchen(keptAs: string, nowMs: number): KeptKitchen | null {
  const stored = recall(keptTicketsKey(keptAs)) as Partial<KeptKitchen> | null;
  if (typeof stored?.asOfMs !== "number" || !Array.isArray(stored.view?.tickets)) return null;
  return nowMs - stored.asOfMs < LONGEST_MS ? { asOfMs: stored.asOfMs, view: stored.view } : null;
}

/** Removes all that kitchen screens have kept on this device: who used it may no longer see it. */
export function forgetKitchen(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Where nothing may be stored there is nothing to forget.
  }
}
