import { fail } from "@/lib/core/errors/app-error";
import { toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { getOrderingRestaurant } from "@/lib/service/orders/order-store";
import { type CustomerOrderRef, getCustomerOrder } from "@/lib/service/orders/views/get-customer-order";
import { endOrder } from "./end-order";
import { decideCustomerCancel } from "./order-cancel-policy";

const REFUSALS = {
  ENDED: "The order has already been canceled.",
  ACCEPTED: "The restaurant has already accepted the order. Call the restaurant instead.",
  TOO_LATE: "It is too late to cancel online. Call the restaurant instead.",
} as const;

/**
 * Cancels an order for its customer (Specification, Order status: within the grace period and before acceptance).
 * Throws ORDER_NOT_FOUND, and NOT_CANCELLABLE also when the restaurant was faster.
 */
export async function cancelOrder(app: App, ref: CustomerOrderRef & { reason: string | null }) {
  const order = await getCustomerOrder(app, ref);
  const { id: tenantId, cancelGraceMinutes } = ref.shop.tenant;
  const now = app.clock.now();
  const decision = decideCustomerCancel({ ...order, now, graceMinutes: cancelGraceMinutes });
  if (!decision.ok) return fail("NOT_CANCELLABLE", REFUSALS[decision.reason]);
  const restaurant = await getOrderingRestaurant(app.db.prisma, { tenantId });
  const ended = await inTransaction(app.db, (tx) =>
    endOrder(app, tx, {
      tenantId,
      order,
      restaurant,
      to: "canceled",
      actor: { kind: "customer", userId: null },
      reason: ref.reason,
      note: null,
      now,
    }),
  );
  if (!ended) return fail("NOT_CANCELLABLE", "The restaurant has just changed this order. Load it again.");
  app.live.announce(tenantId);
  return {
    orderId: order.id,
    status: "canceled",
    refundAmount: toMajor(ended.refundMinor, order.currency),
    refundStatus: ended.refundStatus,
  };
}
