import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { escrowState } from "@/lib/payments/escrow/escrow-contract";
import { findEscrow } from "@/lib/service/orders/life/order-escrow-store";
import type { OrderRef } from "@/lib/service/orders/order";

/** Where the money of an order is. Throws ORDER_NOT_FOUND for unknown and foreign orders alike. */
export async function readEscrow(app: App, ref: OrderRef) {
  const order = await findEscrow(app.db, ref);
  return escrowState(order ?? fail("ORDER_NOT_FOUND", "There is no such order."));
}
