import type { App } from "@/lib/payments/app";
import { findMovement, postMovement, readBalance } from "@/lib/payments/ledger/ledger-store";
import { givenBack } from "@/lib/payments/ledger/movement";
import type { Tx } from "@/lib/platform/db/db";
import type { OrderRef } from "./payment-store";

/**
 * Books that money which had left an order is back at the processor, once; nothing when it was not booked to have left.
 * The money of an order that was released, or of a payment of a table's bill (`orderId` is its id then), is its
 * restaurant's. The caller has locked the order or the bill. Returns what the restaurant is owed by it, in minor units.
 */
export async function undoMovement(
  app: App,
  tx: Tx,
  { tenantId, orderId, uniqueKey, now }: OrderRef & { uniqueKey: string; now: Date },
): Promise<number> {
  const booked = await findMovement(tx, { tenantId, uniqueKey });
  if (!booked) return 0;
  const restaurantMinor = (await isReleased(app, tx, { tenantId, orderId }))
    ? Number.MAX_SAFE_INTEGER
    : await readBalance(tx, { tenantId, orderId, account: "restaurant" });
  const movement = givenBack(booked, { restaurantMinor });
  if (!(await postMovement(tx, { tenantId, movement, now }))) return 0;
  return 0 - (movement.entries.find(({ account }) => account === "restaurant")?.amountMinor ?? 0);
}

async function isReleased(app: App, tx: Tx, { tenantId, orderId }: OrderRef): Promise<boolean> {
  const released = await app.subjects.order.isReleased(tx, { tenantId, id: orderId });
  return released ?? (await findMovement(tx, { tenantId, uniqueKey: `release:${orderId}` })) !== null;
}
