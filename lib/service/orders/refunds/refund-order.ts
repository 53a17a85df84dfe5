import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { requireFreshForRefund } from "@/lib/payments/payments/large-refund";
import { trySendRefund } from "@/lib/payments/payments/try-send-refund";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import { recordAct } from "@/lib/platform/audit/audit-store";
import type { Tx } from "@/lib/platform/db/db";
import { lockOrder } from "@/lib/service/orders/life/order-move-store";
import type { OrderRef } from "@/lib/service/orders/order";
import { orderActorOf } from "@/lib/service/orders/order-actor";
import { isCancellable } from "@/lib/service/orders/order-status";
import { findOrder } from "@/lib/service/orders/order-store";
import { refundWire } from "@/lib/service/orders/views/order-view";
import { decideRefund } from "./decide-refund";
import type { OrderRefundBody } from "./refund-contract";
import { refundOnce } from "./refund-once";
import { goneBackMinor } from "./refund-purses";
import { writeRefund } from "./write-refund";

/**
 * Refunds the whole of an order, some of its lines or an amount by the restaurant's decision (docs/decisions/044). Never
 * more of a line than was ordered and never more than was paid, however many requests there are at once, and once per
 * Idempotency-Key: a repeat returns the present state of the first. Gift-card money and cash are back at once; the
 * processor confirms later. Throws as decideRefund, FRESH_SIGN_IN_REQUIRED for a large one,
 * IDEMPOTENCY_KEY_REUSED and REQUEST_IN_PROGRESS.
 */
export async function refundOrder(
  app: App,
  input: {
    tenantId: TenantId;
    orderId: string;
    request: OrderRefundBody;
    actor: StaffActor;
    idempotencyKey: string | null;
  },
) {
  const { tenantId, orderId, request, actor, idempotencyKey } = input;
  const ref = { tenantId, orderId };
  const work = { ref, idempotencyKey, body: { operation: "refund order", orderId, ...request } };
  const { text, replayed } = await refundOnce(app, work, async (tx) =>
    JSON.stringify(await writeRefunds(app, tx, { ref, request, actor })),
  );
  const refundIds = JSON.parse(text) as string[];
  if (!replayed) {
    for (const refundId of refundIds) await trySendRefund(app, { tenantId, refundId });
    app.live.announce(tenantId);
  }
  return { refund: await readRefunds(app, ref, refundIds), replayed };
}

/** Takes the order's lock and writes everything that the refund moves, with its entry in the audit log. */
async function writeRefunds(
  app: App,
  tx: Tx,
  { ref, request, actor }: { ref: OrderRef; request: OrderRefundBody; actor: StaffActor },
): Promise<string[]> {
  const { tenantId, orderId } = ref;
  if (!(await lockOrder(tx, ref))) return fail("ORDER_NOT_FOUND", "There is no such order.");
  const now = app.clock.now();
  const decided = await decideRefund(tx, ref, request, now);
  const { order, plan } = decided;
  requireFreshForRefund(app, actor, {
    amountMinor: plan.amountMinor,
    earlierMinor: goneBackMinor(order),
    currency: order.currency,
  });
  const restocks = request.restock === true && isCancellable(order.status);
  const { refundIds, restocked } = await writeRefund(app, tx, {
    ref,
    decided,
    restocks,
    reason: request.reason,
    actor: orderActorOf(actor),
    now,
  });
  await recordAct(tx, {
    at: now,
    actor,
    action: "order.refunded",
    tenantId,
    subjectId: orderId,
    data: {
      refundIds,
      scope: request.scope,
      amount: toMajor(plan.amountMinor, order.currency),
      currency: order.currency,
      restocked,
    },
  });
  return refundIds;
}

async function readRefunds(app: App, ref: OrderRef, refundIds: readonly string[]) {
  const order = await findOrder(app.db.sql, ref);
  const refunds = order?.refunds.filter(({ id }) => refundIds.includes(id)) ?? [];
  if (!order || refunds.length !== refundIds.length)
    throw new Error(`Refunds of order ${ref.orderId} vanished`);
  const amountMinor = refunds.reduce((sum, refund) => sum + refund.amountMinor, 0);
  return {
    orderId: ref.orderId,
    amount: toMajor(amountMinor, order.currency),
    currency: order.currency,
    paymentStatus: order.paymentStatus,
    escrowStatus: order.escrowStatus,
    refunds: refunds.map((refund) => refundWire(refund, order.currency)),
  };
}
