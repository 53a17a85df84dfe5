import type { App } from "@/lib/payments/app";
import type { PaymentSubjects } from "@/lib/payments/payments/payment-subject";
import { billSharePayments } from "@/lib/service/bills/bill-share-payments";
import { freeBarePayments } from "@/lib/service/bills/free-bare-payments";
import { cancelUnpaidPurchases } from "@/lib/service/gift-cards/cancel-unpaid-purchases";
import { purchasePayments } from "@/lib/service/gift-cards/purchase-payments";
import { orderReleases } from "@/lib/service/orders/life/order-releases";
import { orderPayments } from "@/lib/service/orders/order-payments";
import { abandonStaleCheckouts } from "@/lib/service/orders/placement/abandon-stale-checkouts";
import { depositPayments } from "@/lib/service/reservations/deposits/deposit-payments";
import { describeHeldDeposits } from "@/lib/service/reservations/deposits/deposit-store";

export const PAYMENT_SUBJECTS: PaymentSubjects<App> = {
  order: orderPayments,
  bill_share: billSharePayments,
  gift_card_purchase: purchasePayments,
  deposit: depositPayments,
  releases: {
    ...orderReleases,
    async describeHeld(db, query) {
      return (
        await Promise.all([orderReleases.describeHeld(db, query), describeHeldDeposits(db, query)])
      ).flat();
    },
  },
  async endUnfinished(app) {
    await abandonStaleCheckouts(app);
    await freeBarePayments(app);
  },
  endUnpaid: cancelUnpaidPurchases,
};
