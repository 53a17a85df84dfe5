import type { App } from "@/lib/payments/app";
import type { OwnPayments } from "@/lib/payments/payments/payment-subject";
import { findBillDisputeEffect } from "./find-bill-dispute-effect";
import { findBillRefundEffect } from "./find-bill-refund-effect";
import { reconcileBillPayments } from "./reconcile-bill-payments";
import { settleBillPayment } from "./settle-bill-payment";

/** The payments of tables' bills, as the payment processor's events reach them. */
export const billPayments: OwnPayments<App> = {
  findIntentEffect: settleBillPayment,
  findRefundEffect: (app, intentId, listRefunds) => findBillRefundEffect(app, { intentId, listRefunds }),
  findDisputeEffect: async (app, { dispute, money }) =>
    dispute.intentId ? findBillDisputeEffect(app, { intentId: dispute.intentId, dispute, money }) : null,
  reconcile: reconcileBillPayments,
};
