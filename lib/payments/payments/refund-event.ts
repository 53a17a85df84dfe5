import { toMajor } from "@/lib/core/money/money";
import type { RefundPurse } from "@/lib/payments/subject/refund-purse";
import type { Subject } from "@/lib/payments/subject/subject";
import type { NewEvent } from "@/lib/platform/events/event";

const TYPES = { pending: "refund.created", succeeded: "refund.succeeded", failed: "refund.failed" } as const;

/**
 * A refund was written down, is back with the customer, or failed, which a bank can still do after it succeeded. Without
 * its reason, which may name a person.
 */
export function refundEvent(input: {
  refundId: string;
  /** Null for a gift card that the restaurant sold itself. */
  subject: Subject | null;
  purse: RefundPurse;
  amountMinor: number;
  currency: string;
  status: keyof typeof TYPES;
  at: Date;
}): NewEvent {
  const { refundId, subject, purse, amountMinor, currency, status, at } = input;
  const orderId = subject?.kind === "order" ? subject.id : null;
  return {
    type: TYPES[status],
    orderId,
    data: {
      refundId,
      ...(orderId === null ? {} : { orderId }),
      subject: subject && { kind: subject.kind, id: subject.id },
      purse,
      amount: toMajor(amountMinor, currency),
      currency,
      status,
      changedAt: at.toISOString(),
    },
  };
}
