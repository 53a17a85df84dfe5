import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";

export type JobPayloads = {
  "end-unfinished": Record<string, never>;
  "apply-menu-schedule": Record<string, never>;
  "cancel-unclaimed-intents": Record<string, never>;
  "warn-of-given-up-jobs": Record<string, never>;
  "check-books": Record<string, never>;
  "send-email": { emailId: string };
  "notify-order-received": { tenantId: TenantId; orderId: string };
  "send-order-push": { tenantId: TenantId; subscriptionId: string };
  "release-escrow": Record<string, never>;
  "sweep-expired": Record<string, never>;
  "reseal-second-factors": Record<string, never>;
  "seal-gift-card-codes": Record<string, never>;
  "ask-for-second-factors": Record<string, never>;
  "close-payment": { tenantId: TenantId; orderId: string } | { tenantId: TenantId; reservationId: string };
  "remind-guests": Record<string, never>;
  "run-waitlist": Record<string, never>;
  "settle-deposits": Record<string, never>;
  "send-refund": { tenantId: TenantId; refundId: string };
  "expire-gift-cards": Record<string, never>;
  "deliver-dispute-answer": { tenantId: TenantId; disputeId: string };
  "remind-of-disputes": Record<string, never>;
  "send-transfer": { tenantId: TenantId; transferId: string };
  "reverse-transfer": { tenantId: TenantId; refundId: string };
  "expire-bill-payments": Record<string, never>;
  "expire-guest-rounds": Record<string, never>;
  "report-unseen-orders": Record<string, never>;
  "remind-unpaid-orders": Record<string, never>;
  "expire-unpaid-orders": Record<string, never>;
  "read-young-intents": Record<string, never>;
  "read-payout-accounts": Record<string, never>;
  "reconcile-payments": Record<string, never>;
  "report-reconciliation": Record<string, never>;
  "read-processor-transactions": Record<string, never>;
  "report-balance": Record<string, never>;
  "check-platform": Record<string, never>;
  "register-wallet-hosts": Record<string, never>;
  "deliver-stripe-event": { eventId: string };
  "settle-stripe-refund": { refundId: string; outcome: "succeeded" | "failed" };
  "watch-printers": Record<string, never>;
  "check-domains": Record<string, never>;
  "host-domain": { name: string };
  "deliver-webhooks": Record<string, never>;
  "run-twins": Record<string, never>;
  "run-twin": { tenantId: TenantId };
  "send-password-reset": PasswordResetRequest;
  "send-guest-data-link": { scope: { kind: "customer"; tenantId: TenantId }; email: string; locale: string };
};

export type TaskName = keyof JobPayloads;

type PasswordResetRequest = {
  scope: { kind: "platform" } | { kind: "bazar" } | { kind: "customer"; tenantId: TenantId };
  email: string;
  locale: string;
};

/**
 * Adds a job in the transaction of its cause: it exists only if that commits. It replaces an unstarted job with the
 * same key.
 */
export type AddJob = <T extends TaskName>(
  tx: Tx | Db["prisma"],
  task: T,
  payload: JobPayloads[T],
  options?: { key?: string; runAt?: Date; maxAttempts?: number },
) => Promise<void>;
