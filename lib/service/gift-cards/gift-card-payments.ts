import type { App } from "@/lib/payments/app";
import type { EventEffect } from "@/lib/payments/payments/event-effect";
import type { OwnPayments, RefundSource } from "@/lib/payments/payments/payment-subject";
import { cancelUnpaidPurchases } from "./cancel-unpaid-purchases";
import { findGiftCardRefundOwner, listPendingGiftCardRefunds } from "./gift-card-refund-store";
import { readOpenPurchases } from "./read-open-purchases";
import { sendGiftCardRefund } from "./send-gift-card-refund";
import { settleGiftCardDispute } from "./settle-gift-card-dispute";
import { settleGiftCardPayment } from "./settle-gift-card-payment";
import { settleGiftCardRefund } from "./settle-gift-card-refund";

/** A gift card that was not paid by then will not be. */
const PURCHASE_MS = 24 * 3_600_000;

/** The payments of gift cards, as the payment processor's events reach them. */
export const giftCardPayments: OwnPayments<App> = {
  findIntentEffect: async (app, intent) =>
    intent.state === "succeeded" ? settleGiftCardPayment(app, intent) : null,
  findRefundEffect: (app, _intentId, listRefunds) => findRefundEffect(app, listRefunds),
  findDisputeEffect: settleGiftCardDispute,
  async reconcile(app, run, due) {
    const refunds = await listPendingGiftCardRefunds(app.db.prisma, due);
    await run.each("gift-card refund", refunds, (ref) => sendGiftCardRefund(app, ref));
    await readOpenPurchases(app, run, { ...due, from: new Date(due.before.getTime() - PURCHASE_MS) });
    await cancelUnpaidPurchases(app, run);
  },
  readYoung: readOpenPurchases,
};

async function findRefundEffect(app: App, listRefunds: RefundSource): Promise<EventEffect | null> {
  const [refund] = await listRefunds();
  if (!refund) return null;
  const { id: processorRefundId, refundId } = refund;
  const ref = await findGiftCardRefundOwner(app.db.prisma, { processorRefundId, refundId });
  return ref && { tenantId: ref.tenantId, apply: (tx) => settleGiftCardRefund(app, tx, ref, refund) };
}
