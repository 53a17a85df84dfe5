import type { TenantId } from "@/lib/core/ids/tenant-id";
import { toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { previewPayout } from "@/lib/payments/payments/preview-payout";
import type { RefundPurse } from "@/lib/payments/subject/refund-purse";
import { orderSubject } from "@/lib/payments/subject/subject";
import { inTransaction } from "@/lib/platform/db/transaction";
import { isCancellable } from "@/lib/service/orders/order-status";
import { type DecidedRefund, decideRefund } from "./decide-refund";
import type { OrderRefundScope } from "./refund-contract";
import { leftMinor } from "./refund-plan";
import { tipLeftMinor } from "./refund-purses";

/**
 * What a refund would give back, to which purse, and what the restaurant is paid for the order before and after it; changes
 * nothing. Throws as decideRefund.
 */
export async function previewRefund(
  app: App,
  { tenantId, orderId, request }: { tenantId: TenantId; orderId: string; request: OrderRefundScope },
) {
  const decided = await inTransaction(app.db, (tx) =>
    decideRefund(tx, { tenantId, orderId }, request, app.clock.now()),
  );
  const { order, plan, left } = decided;
  const major = (minor: number) => toMajor(minor, order.currency);
  const { beforeMinor, afterMinor } = await readPayout(app, tenantId, decided);
  return {
    orderId,
    currency: order.currency,
    amount: major(plan.amountMinor),
    tip: major(plan.tipMinor),
    refundable: major(leftMinor(left)),
    purses: plan.parts.map(({ purse, amountMinor }) => ({ purse, amount: major(amountMinor) })),
    lineItems: plan.lines.map(({ position, quantity, amountMinor }) => ({
      lineItemId: String(position),
      quantity,
      amount: major(amountMinor),
    })),
    payout: {
      before: major(beforeMinor),
      after: major(afterMinor),
      feeKept: order.releasedAt !== null,
    },
  };
}

async function readPayout(app: App, tenantId: TenantId, { order, plan, left }: DecidedRefund) {
  // An order that has ended is never released.
  if (order.releasedAt === null && !isCancellable(order.status)) return { beforeMinor: 0, afterMinor: 0 };
  const amountTo = (wanted: RefundPurse) =>
    plan.parts.find(({ purse }) => purse === wanted)?.amountMinor ?? 0;
  const pending = order.refunds.filter(({ purse, status }) => purse === "processor" && status === "pending");
  return previewPayout(app, {
    tenantId,
    subject: orderSubject(order.id),
    isReleased: order.releasedAt !== null,
    left,
    back: { giftCardMinor: amountTo("gift_card"), processorMinor: amountTo("processor") },
    tip: { leftMinor: tipLeftMinor(order), backMinor: plan.tipMinor },
    pendingMinor: pending.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  });
}
