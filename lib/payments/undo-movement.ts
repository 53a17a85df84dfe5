import type { Tx } from "@/lib/db/db";
import { findMovement, postMovement, readBalance } from "@/lib/ledger/ledger-store";
import { givenBack } from "@/lib/ledger/movement";
import { findOrder } from "@/lib/orders/order-store";
import type { OrderRef } from "./payment-store";

/**
 * Books that money which had left an order is back at the processor, once; nothing when it was not booked to have left.
 * A released order's money is its restaurant's. The caller has locked the order.
 */
export async function undoMovement(
  tx: Tx,
  { tenantId, orderId, uniqueKey, now }: OrderRef & { uniqueKey: string; now: Date },
): Promise<void> {
  const booked = await findMovement(tx, { tenantId, uniqueKey });
  if (!booked) return;
  const order = await findOrder(tx, { tenantId, orderId });
  const restaurantMinor =
    order?.releasedAt == null
      ? await readBalance(tx, { tenantId, orderId, account: "restaurant" })
      : Number.MAX_SAFE_INTEGER;
  await postMovement(tx, { tenantId, movement: givenBack(booked, { restaurantMinor }), now });
}
