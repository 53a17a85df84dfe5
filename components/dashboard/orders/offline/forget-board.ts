import { forgetKitchen } from "@/components/dashboard/kitchen/kept-kitchen";
import { forgetOrders } from "./kept-orders-store";
import { forgetSteps } from "./step-store";

const SHELL_PREFIX = "bazar-board-";

const flushes = new Set<() => Promise<void>>();

/** Registers what has to be sent before somebody signs out. Returns how to take that back. */
export function onSignOut(flush: () => Promise<void>): () => void {
  flushes.add(flush);
  return () => flushes.delete(flush);
}

/** Sends what this device still holds, as far as it can. Call it before the session ends. */
export async function sendBeforeSignOut(): Promise<void> {
  await Promise.all([...flushes].map((flush) => flush()));
}

/** Removes from this device what the boards of the person who signs out have left on it: steps, orders, shells. */
export async function forgetBoard(): Promise<void> {
  forgetSteps();
  forgetOrders();
  forgetKitchen();
  if (typeof caches === "undefined") return;
  const names = await caches.keys().catch(() => []);
  await Promise.all(names.filter((name) => name.startsWith(SHELL_PREFIX)).map((name) => caches.delete(name)));
}
