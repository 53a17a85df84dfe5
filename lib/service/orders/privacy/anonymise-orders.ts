import type { Tx } from "@/lib/platform/db/db";
import { eraseFromOrders } from "./erase-from-orders";
import { listGuestOrders, lockOrders } from "./order-erasure-store";

/** Erases the guests of a batch of a restaurant's orders from a period; returns how many there were. */
export async function anonymiseOrders(
  tx: Tx,
  time: { tenantId: string; from: Date | null; before: Date; limit: number },
): Promise<number> {
  const found = await listGuestOrders(tx, time);
  await eraseFromOrders(tx, await lockOrders(tx, found));
  return found.length;
}
