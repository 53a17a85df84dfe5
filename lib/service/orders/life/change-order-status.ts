import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import type { Tx } from "@/lib/platform/db/db";
import { inTransaction } from "@/lib/platform/db/transaction";
import { orderActorOf } from "@/lib/service/orders/order-actor";
import { decideTransition, type OrderStatus } from "@/lib/service/orders/order-status";
import { findOrder, getOrderingRestaurant } from "@/lib/service/orders/order-store";
import { getOperatorOrder } from "@/lib/service/orders/views/read-operator-order";
import { advanceOrder } from "./advance-order";
import { endOrder } from "./end-order";
import { mayEndOrder } from "./order-cancel-policy";
import type { ChangeOrderStatusBody } from "./order-change-contract";

/**
 * Moves an order to its next status, or cancels or rejects it, for the restaurant (Specification, Order status), and
 * returns it as staff see it. Throws ORDER_NOT_FOUND, INVALID_TRANSITION also when a rival was faster or the order has not the
 * expected status, and FORBIDDEN
 * for an order that was delivered too long ago for the actor's role to end it (docs/decisions/031).
 */
export async function changeOrderStatus(
  app: App,
  input: { tenantId: TenantId; orderId: string; change: ChangeOrderStatusBody; actor: StaffActor },
) {
  const { tenantId, orderId, change, actor } = input;
  const [order, restaurant] = await Promise.all([
    findOrder(app.db.sql, { tenantId, orderId }),
    getOrderingRestaurant(app.db.prisma, { tenantId }),
  ]);
  if (!order) return fail("ORDER_NOT_FOUND", "There is no such order.");
  const { status: to, expectedStatus, reason, note } = change;
  if (expectedStatus && expectedStatus !== order.status) {
    fail("INVALID_TRANSITION", `The order is now ${order.status}, not ${expectedStatus}.`);
  }
  if (!decideTransition(order.status, to).ok) {
    fail("INVALID_TRANSITION", `An order that is ${order.status} cannot become ${to}.`);
  }
  const now = app.clock.now();
  if ((to === "canceled" || to === "rejected") && !mayEndOrder(actor.role, { ...order, now })) {
    fail("FORBIDDEN", "This order was delivered more than a day ago. Only the owner can still cancel it.");
  }
  describeAct({ data: { from: order.status, to } });
  const shared = { tenantId, order, restaurant, actor: orderActorOf(actor), note, now };
  await inTransaction(app.db, async (tx) => {
    if (
      await move(app, tx, {
        ...shared,
        to,
        reason,
        delayMinutes: change.delayMinutes ?? null,
        isWrittenOff: change.unpaid === "written_off",
      })
    )
      return;
    fail("INVALID_TRANSITION", "Someone else has just changed this order. Load it again.");
  });
  app.live.announce(tenantId);
  return getOperatorOrder(app, { tenantId, orderId });
}

/** False when a rival was faster. */
async function move(
  app: App,
  tx: Tx,
  input: Omit<Parameters<typeof advanceOrder>[2], "to"> & { to: OrderStatus; reason: string | null },
): Promise<boolean> {
  const { to } = input;
  switch (to) {
    case "canceled":
    case "rejected":
      return (await endOrder(app, tx, { ...input, to })) !== null;
    case "pending":
      return false;
    default:
      return advanceOrder(app, tx, { ...input, to });
  }
}
