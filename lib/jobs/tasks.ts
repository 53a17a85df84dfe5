import type { ResetRequest } from "@/lib/accounts/reset-account";
import { sendPasswordReset } from "@/lib/accounts/send-password-reset";
import type { App } from "@/lib/app/app";
import { expireBillPayments } from "@/lib/bills/expire-bill-payments";
import { reverseBillTransfer } from "@/lib/bills/reverse-bill-transfer";
import { sendBillRefund } from "@/lib/bills/send-bill-refund";
import { releaseDueEscrow } from "@/lib/escrow/release-escrow";
import { expireGiftCards } from "@/lib/gift-cards/expire-gift-cards";
import { sendGiftCardRefund } from "@/lib/gift-cards/send-gift-card-refund";
import { sendEmail } from "@/lib/mail/send-email";
import { cancelUnclaimedIntents } from "@/lib/payments/cancel-unclaimed-intents";
import { closePayment } from "@/lib/payments/close-payment";
import { endUnfinished } from "@/lib/payments/end-unfinished";
import { expireUnpaidOrders } from "@/lib/payments/expire-unpaid-orders";
import { readYoungIntents } from "@/lib/payments/read-young-intents";
import { reconcilePayments } from "@/lib/payments/reconcile-payments";
import { reportReconciliation } from "@/lib/payments/report-reconciliation";
import { reverseDisputeTransfer } from "@/lib/payments/reverse-dispute-transfer";
import { reverseTransfer } from "@/lib/payments/reverse-transfer";
import { sendRefund } from "@/lib/payments/send-refund";
import { sendTransfer } from "@/lib/payments/send-transfer";
import { sweepRetention } from "@/lib/retention/sweep-retention";
import { deliverStripeEvent } from "@/lib/stripe-emulator/deliver-stripe-event";
import { settleStripeRefund } from "@/lib/stripe-emulator/settle-stripe-refund";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import { deliverWebhooks } from "@/lib/webhooks/deliver-webhooks";
import type { QueueName } from "./queues";
import { warnOfGivenUpJobs } from "./warn-of-given-up-jobs";

/** Every job and what it carries. */
export type JobPayloads = {
  "end-unfinished": Record<string, never>;
  "cancel-unclaimed-intents": Record<string, never>;
  "warn-of-given-up-jobs": Record<string, never>;
  "send-email": { emailId: string };
  "release-escrow": Record<string, never>;
  "sweep-expired": Record<string, never>;
  "close-payment": { tenantId: TenantId; orderId: string };
  "send-refund": { tenantId: TenantId; refundId: string };
  "send-gift-card-refund": { tenantId: TenantId; refundId: string };
  "expire-gift-cards": Record<string, never>;
  "send-transfer": { tenantId: TenantId; transferId: string };
  "reverse-transfer": { tenantId: TenantId; refundId: string };
  "reverse-dispute-transfer": { tenantId: TenantId; disputeId: string };
  "expire-bill-payments": Record<string, never>;
  "send-bill-refund": { tenantId: TenantId; refundId: string };
  "reverse-bill-transfer": { tenantId: TenantId; refundId: string };
  "expire-unpaid-orders": Record<string, never>;
  "read-young-intents": Record<string, never>;
  "reconcile-payments": Record<string, never>;
  "report-reconciliation": Record<string, never>;
  "deliver-stripe-event": { eventId: string };
  "settle-stripe-refund": { refundId: string; outcome: "succeeded" | "failed" };
  "deliver-webhooks": Record<string, never>;
  "send-password-reset": ResetRequest;
};

/** `signal` says that time is up: what goes through many things begins no more of them and leaves the rest for the next run. */
type Task<T extends keyof JobPayloads> = {
  queue: QueueName;
  work: (app: App, payload: JobPayloads[T], signal: AbortSignal) => Promise<unknown>;
};

export const TASKS: { [T in keyof JobPayloads]: Task<T> } = {
  "send-email": { queue: "mail", work: sendEmail },
  "send-password-reset": { queue: "mail", work: sendPasswordReset },

  "deliver-webhooks": { queue: "local", work: (app, _, signal) => deliverWebhooks(app, signal) },
  "end-unfinished": { queue: "local", work: endUnfinished },
  "release-escrow": { queue: "local", work: (app, _, signal) => releaseDueEscrow(app, signal) },
  "expire-gift-cards": { queue: "local", work: expireGiftCards },
  "sweep-expired": { queue: "local", work: sweepRetention },
  "warn-of-given-up-jobs": { queue: "local", work: warnOfGivenUpJobs },

  "close-payment": { queue: "processor", work: closePayment },
  "send-refund": { queue: "processor", work: sendRefund },
  "send-gift-card-refund": { queue: "processor", work: sendGiftCardRefund },
  "send-transfer": { queue: "processor", work: sendTransfer },
  "reverse-transfer": { queue: "processor", work: reverseTransfer },
  "reverse-dispute-transfer": { queue: "processor", work: reverseDisputeTransfer },
  "send-bill-refund": { queue: "processor", work: sendBillRefund },
  "reverse-bill-transfer": { queue: "processor", work: reverseBillTransfer },
  "expire-bill-payments": { queue: "processor", work: (app, _, signal) => expireBillPayments(app, signal) },
  "expire-unpaid-orders": { queue: "processor", work: (app, _, signal) => expireUnpaidOrders(app, signal) },
  "read-young-intents": { queue: "processor", work: (app, _, signal) => readYoungIntents(app, signal) },
  "cancel-unclaimed-intents": {
    queue: "processor",
    work: (app, _, signal) => cancelUnclaimedIntents(app, signal),
  },
  "reconcile-payments": { queue: "processor", work: (app, _, signal) => reconcilePayments(app, signal) },
  "report-reconciliation": {
    queue: "processor",
    work: (app, _, signal) => reportReconciliation(app, signal),
  },
  "deliver-stripe-event": { queue: "processor", work: deliverStripeEvent },
  "settle-stripe-refund": { queue: "processor", work: settleStripeRefund },
};
