import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { trySendRefund } from "@/lib/payments/payments/try-send-refund";
import type { Tx } from "@/lib/platform/db/db";
import { inTransaction } from "@/lib/platform/db/transaction";
import { appendEvents } from "@/lib/platform/events/event-store";
import { advanceOrder } from "@/lib/service/orders/life/advance-order";
import { endOrder } from "@/lib/service/orders/life/end-order";
import { lockOrder } from "@/lib/service/orders/life/order-move-store";
import type { OrderActor, OrderDetail } from "@/lib/service/orders/order";
import { orderUpdatedEvent } from "@/lib/service/orders/order-event";
import { findOrder, getOrderingRestaurant, type OrderingRestaurant } from "@/lib/service/orders/order-store";
import { type CustomerOrderRef, getCustomerOrder } from "@/lib/service/orders/views/get-customer-order";
import { readPublicOrder } from "@/lib/service/orders/views/read-public-order";
import { applyProposal } from "./apply-proposal";
import { takeAnswer } from "./order-proposal-store";

const OVER = "This proposal has been answered or has expired. Load the order again to see its status.";

/**
 * A guest's answer to what the restaurant proposes, the first of all that arrive: the order is changed and accepted, or
 * canceled with all of its money back. Throws ORDER_NOT_FOUND, PROPOSAL_OVER also when the restaurant or another answer
 * was faster, and OUT_OF_STOCK.
 */
export async function answerProposal(
  app: App,
  input: CustomerOrderRef & { proposalId: string; answer: "take" | "decline" },
) {
  const { shop, proposalId, answer } = input;
  const { id: orderId } = await getCustomerOrder(app, input);
  const tenantId = shop.tenant.id;
  const restaurant = await getOrderingRestaurant(app.db.prisma, { tenantId });
  const refundIds = await inTransaction(app.db, async (tx) => {
    const ref = { tenantId, orderId };
    await lockOrder(tx, ref);
    const order = await findOrder(tx, ref);
    if (order?.status !== "pending" || order.proposal?.id !== proposalId) return fail("PROPOSAL_OVER", OVER);
    const now = app.clock.now();
    const taken = await takeAnswer(tx, {
      ...ref,
      proposalId,
      answer: answer === "take" ? "taken" : "declined",
      now,
    });
    if (!taken) return fail("PROPOSAL_OVER", OVER);
    return answer === "take"
      ? take(app, tx, { shop, order, restaurant, now })
      : decline(app, tx, { shop, order, restaurant, now });
  });
  for (const refundId of refundIds) await trySendRefund(app, { tenantId, refundId });
  app.live.announce(tenantId);
  return readPublicOrder(app, input);
}

type Answered = Pick<CustomerOrderRef, "shop"> & {
  order: OrderDetail;
  restaurant: OrderingRestaurant;
  now: Date;
};

/** What the restaurant proposed and the guest takes is accepted. */
async function take(app: App, tx: Tx, { shop, order, restaurant, now }: Answered): Promise<string[]> {
  const tenantId = shop.tenant.id;
  const { proposal } = order;
  if (!proposal) return fail("PROPOSAL_OVER", OVER);
  const ref = { tenantId, orderId: order.id };
  const refundIds = await applyProposal(app, tx, { ref, tenant: shop.tenant, order, proposal, now });
  const changed = await findOrder(tx, ref);
  if (!changed) throw new Error(`Order ${order.id} vanished under its lock`);
  const events = [orderUpdatedEvent(changed, { what: "proposal_taken", at: now, actor: "customer" })];
  await appendEvents(tx, { tenantId, events, now });
  const actor: OrderActor = { kind: "restaurant", userId: proposal.createdBy };
  const change = { to: "accepted", actor, note: null, delayMinutes: null, now } as const;
  const accepted = await advanceOrder(app, tx, { tenantId, order: changed, restaurant, ...change });
  return accepted ? refundIds : fail("PROPOSAL_OVER", OVER);
}

async function decline(app: App, tx: Tx, { shop, order, restaurant, now }: Answered): Promise<string[]> {
  const actor: OrderActor = { kind: "customer", userId: null };
  const change = { to: "canceled", actor, reason: null, note: null, now } as const;
  const ended = await endOrder(app, tx, { tenantId: shop.tenant.id, order, restaurant, ...change });
  return ended ? [] : fail("PROPOSAL_OVER", OVER);
}
