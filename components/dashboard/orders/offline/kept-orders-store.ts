import { type KeptOrders, keptOrder, readKept } from "./kept-orders";

const PREFIX = "bazar.orders.";

/** The key of one person's orders at one restaurant: nobody else's board reads them. */
function keyOf(tenantId: string, staffId: string): string {
  return `${PREFIX}${tenantId}.${staffId}`;
}

/** What this device has kept for a person's board at a restaurant. Orders of others there, and old ones, are removed. */
export function recallOrders(tenantId: string, staffId: string): KeptOrders | null {
  const own = keyOf(tenantId, staffId);
  try {
    const now = Date.now();
    for (const key of storedKeys()) {
      const isAnothers = key !== own && key.startsWith(`${PREFIX}${tenantId}.`);
      if (isAnothers || readKept(localStorage.getItem(key), now) === null) localStorage.removeItem(key);
    }
    return readKept(localStorage.getItem(own), now);
  } catch {
    return null;
  }
}

/**
 * Keeps the orders of a person's board on this device; none where there is no room, because old ones would mislead, and
 * none on a page where they were forgotten.
 */
export function keepOrders(tenantId: string, staffId: string, { asOfMs, orders }: KeptOrders): void {
  if (isForgotten) return;
  try {
    const text = JSON.stringify({ asOfMs, orders: orders.map(keptOrder) });
    localStorage.setItem(keyOf(tenantId, staffId), text);
  } catch {
    removeAll();
  }
}

/** A page that is being left keeps its orders, but not when it is left because somebody has signed out. */
let isForgotten = false;

/** Removes all orders from this device: whoever used it has signed out, or may no longer see them. */
export function forgetOrders(): void {
  isForgotten = true;
  removeAll();
}

/** Keeps nothing more on this page once another one has forgotten the person's orders. Returns how to end that. */
export function followForgetting(tenantId: string, staffId: string): () => void {
  const own = keyOf(tenantId, staffId);
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === own && newValue === null) isForgotten = true;
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}

function removeAll(): void {
  try {
    for (const key of storedKeys()) localStorage.removeItem(key);
  } catch {
    // Where nothing may be stored there is nothing to forget.
  }
}

const storedKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
