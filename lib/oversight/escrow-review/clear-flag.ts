import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import { settleAct } from "@/lib/platform/audit/act-in-progress";
import { recordAct } from "@/lib/platform/audit/audit-store";
import { inTransaction } from "@/lib/platform/db/transaction";
import { tellAtCommit } from "@/lib/platform/events/event-store";
import { orderFlagClearedEvent } from "@/lib/service/orders/order-event";
import { findOrderOwner } from "@/lib/service/orders/views/order-owner-store";
import { clearWaitingFlag } from "./escrow-review-store";
import { getEscrowReview } from "./get-escrow-review";

/**
 * A super-admin found nothing wrong with an order that was prepared implausibly fast; what is due is released by the
 * next run. Done once and recorded once, however many ask; a repeat gets the same answer. Throws ORDER_NOT_FOUND and
 * ORDER_NOT_FLAGGED.
 */
export async function clearFlag(
  app: App,
  { orderId, note, actor }: { orderId: string; note?: string; actor: StaffActor },
) {
  const ref = await findOrderOwner(app.db.prisma, orderId);
  if (!ref) return fail("ORDER_NOT_FOUND", "There is no such order.");
  const now = app.clock.now();
  await inTransaction(app.db, async (tx) => {
    const cleared = await clearWaitingFlag(tx, { ...ref, now });
    if (cleared === "was-clear") return settleAct();
    if (cleared === "unflagged") return fail("ORDER_NOT_FLAGGED", "This order was never flagged.");
    const { tenantId } = ref;
    const event = orderFlagClearedEvent({ id: orderId, number: cleared.number }, now);
    tellAtCommit(tx, { tenantId, events: [event], now });
    const act = { actor, action: "escrow.flag-cleared", tenantId, subjectId: orderId };
    return recordAct(tx, { ...act, data: { note }, at: now });
  });
  app.live.announce(ref.tenantId);
  return getEscrowReview(app, { orderId });
}
