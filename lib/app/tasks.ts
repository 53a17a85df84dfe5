import { checkBooks } from "@/lib/oversight/books-check/check-books";
import { sendGuestDataLink } from "@/lib/oversight/privacy/send-guest-data-link";
import { sweepRetention } from "@/lib/oversight/retention/sweep-retention";
import type { App } from "@/lib/payments/app";
import { deliverAnswer } from "@/lib/payments/disputes/deliver-answer";
import { remindOfDisputes } from "@/lib/payments/disputes/remind-of-disputes";
import { cancelUnclaimedIntents } from "@/lib/payments/payments/cancel-unclaimed-intents";
import { closePayment } from "@/lib/payments/payments/close-payment";
import { releaseDueEscrow } from "@/lib/payments/payments/release-escrow";
import { reverseTransfer } from "@/lib/payments/payments/reverse-transfer";
import { sendRefund } from "@/lib/payments/payments/send-refund";
import { sendTransfer } from "@/lib/payments/payments/send-transfer";
import { readPayoutAccounts } from "@/lib/payments/payouts/read-payout-accounts";
import { checkPlatform } from "@/lib/payments/platform-balance/check-platform";
import { readProcessorTransactions } from "@/lib/payments/platform-balance/read-processor-transactions";
import { reportBalance } from "@/lib/payments/platform-balance/report-balance";
import { readYoungIntents } from "@/lib/payments/reconciliation/read-young-intents";
import { reconcilePayments } from "@/lib/payments/reconciliation/reconcile-payments";
import { reportReconciliation } from "@/lib/payments/reconciliation/report-reconciliation";
import { deliverStripeEvent } from "@/lib/payments/stripe-emulator/deliver-stripe-event";
import { settleStripeRefund } from "@/lib/payments/stripe-emulator/settle-stripe-refund";
import { registerWalletHosts } from "@/lib/payments/wallets/register-wallet-hosts";
import { sendPasswordReset } from "@/lib/people/accounts/send-password-reset";
import { askForSecondFactors } from "@/lib/people/enrolment/ask-for-second-factors";
import { resealSecondFactors } from "@/lib/people/second-factor/reseal-second-factors";
import type { TaskList } from "@/lib/platform/jobs/task-list";
import { warnOfGivenUpJobs } from "@/lib/platform/jobs/warn-of-given-up-jobs";
import { sendEmail } from "@/lib/platform/mail/send-email";
import { checkDueDomains } from "@/lib/restaurant/domains/check-due-domains";
import { hostDomain } from "@/lib/restaurant/domains/host-domain";
import { applyMenuSchedule } from "@/lib/restaurant/menu/schedule/apply-menu-schedule";
import { deliverWebhooks } from "@/lib/restaurant/webhooks/deliver-webhooks";
import { expireBillPayments } from "@/lib/service/bills/expire-bill-payments";
import { expireGuestRounds } from "@/lib/service/bills/rounds/expire-guest-rounds";
import { expireGiftCards } from "@/lib/service/gift-cards/expire-gift-cards";
import { sealGiftCardCodes } from "@/lib/service/gift-cards/seal-gift-card-codes";
import { expireUnpaidOrders } from "@/lib/service/orders/life/expire-unpaid-orders";
import { notifyOrderReceived } from "@/lib/service/orders/life/notify-order-received";
import { remindUnpaidOrders } from "@/lib/service/orders/life/remind-unpaid-orders";
import { reportUnseenOrders } from "@/lib/service/orders/life/report-unseen-orders";
import { sendOrderPush } from "@/lib/service/orders/send-order-push";
import { keepWatchingPrinters } from "@/lib/service/printers/keep-watching-printers";
import { settleDeposits } from "@/lib/service/reservations/deposits/settle-deposits";
import { remindGuests } from "@/lib/service/reservations/remind-guests";
import { runWaitlist } from "@/lib/service/waitlist/run-waitlist";
import { runTwin, runTwins } from "./run-twin";

export const TASKS: TaskList<App> = {
  "send-email": { queue: "mail", work: sendEmail },
  "notify-order-received": { queue: "mail", work: notifyOrderReceived },
  "send-order-push": { queue: "mail", work: sendOrderPush },
  "send-password-reset": { queue: "mail", work: sendPasswordReset },
  "send-guest-data-link": { queue: "mail", work: sendGuestDataLink },

  "deliver-webhooks": { queue: "local", work: (app, _, signal) => deliverWebhooks(app, signal) },
  "watch-printers": { queue: "local", work: (app, _, signal) => keepWatchingPrinters(app, signal) },
  "apply-menu-schedule": { queue: "local", work: (app, _, signal) => applyMenuSchedule(app, signal) },
  "end-unfinished": { queue: "local", work: (app) => app.subjects.endUnfinished(app) },
  "release-escrow": { queue: "local", work: (app, _, signal) => releaseDueEscrow(app, signal) },
  "expire-gift-cards": { queue: "local", work: expireGiftCards },
  "remind-unpaid-orders": { queue: "local", work: (app, _, signal) => remindUnpaidOrders(app, signal) },
  "expire-guest-rounds": { queue: "local", work: (app, _, signal) => expireGuestRounds(app, signal) },
  "report-unseen-orders": { queue: "local", work: (app, _, signal) => reportUnseenOrders(app, signal) },
  "remind-of-disputes": { queue: "local", work: remindOfDisputes },
  "remind-guests": { queue: "local", work: (app, _, signal) => remindGuests(app, signal) },
  "run-waitlist": { queue: "local", work: (app, _, signal) => runWaitlist(app, signal) },
  "sweep-expired": { queue: "local", work: sweepRetention },
  "ask-for-second-factors": {
    queue: "local",
    work: (app, _, signal) => askForSecondFactors(app, signal),
  },
  "reseal-second-factors": { queue: "local", work: (app, _, signal) => resealSecondFactors(app, signal) },
  "seal-gift-card-codes": { queue: "local", work: (app, _, signal) => sealGiftCardCodes(app, signal) },
  "check-books": { queue: "local", work: (app, _, signal) => checkBooks(app, { signal }) },
  "warn-of-given-up-jobs": { queue: "local", work: warnOfGivenUpJobs },

  "run-twins": { queue: "twins", work: (app) => runTwins(app) },
  "run-twin": {
    queue: "twins",
    work: (app, { tenantId }, signal) => runTwin(app, { tenantId, tasks: TASKS, signal }),
  },

  "close-payment": { queue: "processor", work: closePayment },
  "send-refund": { queue: "processor", work: sendRefund },
  "deliver-dispute-answer": { queue: "processor", work: deliverAnswer },
  "send-transfer": { queue: "processor", work: sendTransfer },
  "reverse-transfer": { queue: "processor", work: reverseTransfer },
  "expire-bill-payments": { queue: "processor", work: (app, _, signal) => expireBillPayments(app, signal) },
  "expire-unpaid-orders": { queue: "processor", work: (app, _, signal) => expireUnpaidOrders(app, signal) },
  "settle-deposits": { queue: "processor", work: (app, _, signal) => settleDeposits(app, signal) },
  "read-young-intents": { queue: "processor", work: (app, _, signal) => readYoungIntents(app, signal) },
  "cancel-unclaimed-intents": {
    queue: "processor",
    work: (app, _, signal) => cancelUnclaimedIntents(app, signal),
  },
  "reconcile-payments": { queue: "processor", work: (app, _, signal) => reconcilePayments(app, signal) },
  "read-payout-accounts": { queue: "processor", work: (app, _, signal) => readPayoutAccounts(app, signal) },
  "report-reconciliation": {
    queue: "processor",
    work: (app, _, signal) => reportReconciliation(app, { signal }),
  },
  "read-processor-transactions": {
    queue: "processor",
    work: (app, _, signal) => readProcessorTransactions(app, signal),
  },
  "report-balance": { queue: "processor", work: (app, _, signal) => reportBalance(app, signal) },
  "check-platform": { queue: "processor", work: checkPlatform },
  "check-domains": { queue: "local", work: (app, _, signal) => checkDueDomains(app, signal) },
  "host-domain": { queue: "local", work: hostDomain },
  "register-wallet-hosts": {
    queue: "processor",
    work: (app, _, signal) => registerWalletHosts(app, signal),
  },
  "deliver-stripe-event": { queue: "processor", work: deliverStripeEvent },
  "settle-stripe-refund": { queue: "processor", work: settleStripeRefund },
};
