import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { RefundPurse } from "@/lib/payments/subject/refund-purse";
import { orderSubject } from "@/lib/payments/subject/subject";
import type { Tx } from "@/lib/platform/db/db";
import type { Actor } from "@/lib/platform/db/generated/enums";
import { appendEvents } from "@/lib/platform/events/event-store";
import { refundEvent } from "./refund-event";
import { insertRefund } from "./refund-store";

/**
 * Writes down what is back without the processor, in the transaction that gives it back: on a gift card, or in cash.
 */
export async function recordReturned(
  tx: Tx,
  input: {
    tenantId: TenantId;
    refundId: string;
    /** What it was paid for: an order, or a gift card that the restaurant sold itself. */
    of: { orderId: string } | { giftCardId: string };
    purse: Exclude<RefundPurse, "processor">;
    amountMinor: number;
    /** How much of it is the tip. */
    tipMinor?: number;
    currency: string;
    reason: string;
    actor: Actor;
    createdBy?: string | null;
    now: Date;
  },
): Promise<void> {
  const {
    tenantId,
    refundId,
    of,
    purse,
    amountMinor,
    tipMinor = 0,
    currency,
    reason,
    actor,
    createdBy = null,
    now,
  } = input;
  const refund = { tenantId, id: refundId, ...of, purse, amountMinor, tipMinor, reason, actor, createdBy };
  await insertRefund(tx, { ...refund, status: "succeeded", createdAt: now, settledAt: now });
  const subject = "orderId" in of ? orderSubject(of.orderId) : null;
  const told = { refundId, subject, purse, amountMinor, currency, at: now };
  const events = [refundEvent({ ...told, status: "pending" }), refundEvent({ ...told, status: "succeeded" })];
  await appendEvents(tx, { tenantId, events, now });
}
