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
import { deliverStripeEvent } from "@/lib/stripe-emulator/deliver-stripe-event";
import { settleStripeRefund } from "@/lib/stripe-emulator/settle-stripe-refund";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import { deliverWebhooks } from "@/lib/webhooks/deliver-webhooks";
import { sweepExpired } from "./sweep-expired";

/** Every job and what it carries. */
export type JobPayloads = {
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
  "end-unfinished": Record<string, never>;
  "cancel-unclaimed-intents": Record<string, never>;
  "reconcile-payments": Record<string, never>;
  "report-reconciliation": Record<string, never>;
  "deliver-stripe-event": { eventId: string };
  "settle-stripe-refund": { refundId: string; outcome: "succeeded" | "failed" };
  "deliver-webhooks": Record<string, never>;
  "send-password-reset": ResetRequest;
};

type Tasks = { [T in keyof JobPayloads]: (app: App, payload: JobPayloads[T]) => Promise<void> };

export const TASKS: Tasks = {
  "send-email": sendEmail,
  "release-escrow": async (app) => {
    await releaseDueEscrow(app);
  },
  "sweep-expired": sweepExpired,
  "close-payment": closePayment,
  "send-refund": sendRefund,
  "send-gift-card-refund": sendGiftCardRefund,
  "expire-gift-cards": async (app) => {
    await expireGiftCards(app);
  },
  "send-transfer": sendTransfer,
  "reverse-transfer": reverseTransfer,
  "reverse-dispute-transfer": reverseDisputeTransfer,
  "expire-bill-payments": async (app) => {
    await expireBillPayments(app);
  },
  "send-bill-refund": sendBillRefund,
  "reverse-bill-transfer": reverseBillTransfer,
  "expire-unpaid-orders": async (app) => {
    await expireUnpaidOrders(app);
  },
  "read-young-intents": (app) => readYoungIntents(app),
  "end-unfinished": endUnfinished,
  "cancel-unclaimed-intents": (app) => cancelUnclaimedIntents(app),
  "reconcile-payments": (app) => reconcilePayments(app),
  "report-reconciliation": (app) => reportReconciliation(app),
  "deliver-stripe-event": deliverStripeEvent,
  "settle-stripe-refund": settleStripeRefund,
  "deliver-webhooks": (app) => deliverWebhooks(app),
  "send-password-reset": sendPasswordReset,
};
