import type { App } from "@/lib/payments/app";
import type { PaymentSubjects } from "@/lib/payments/payments/payment-subject";
import { billPayments } from "@/lib/service/bills/bill-payments";
import { freeBarePayments } from "@/lib/service/bills/free-bare-payments";
import { giftCardPayments } from "@/lib/service/gift-cards/gift-card-payments";
import { abandonStaleCheckouts } from "@/lib/service/orders/abandon-checkout";
import { orderPayments } from "@/lib/service/orders/order-payments";

/** Everything that can be paid for online. */
export const PAYMENT_SUBJECTS: PaymentSubjects<App> = {
  order: orderPayments,
  others: [billPayments, giftCardPayments],
  async endUnfinished(app) {
    await abandonStaleCheckouts(app);
    await freeBarePayments(app);
  },
};
