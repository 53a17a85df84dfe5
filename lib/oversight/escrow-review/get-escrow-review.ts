import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { findOrderOwner } from "@/lib/service/orders/views/order-owner-store";
import { escrowReview } from "./escrow-review-contract";
import { findEscrowRow } from "./escrow-review-store";

/** An order's money as the platform reviews it. Throws ORDER_NOT_FOUND. */
export async function getEscrowReview(app: App, { orderId }: { orderId: string }) {
  const ref = await findOrderOwner(app.db.prisma, orderId);
  const row = ref && (await findEscrowRow(app.db, ref));
  return escrowReview(row ?? fail("ORDER_NOT_FOUND", "There is no such order."));
}
