import { toMajor } from "@/lib/core/money/money";
import type { TransferState } from "@/lib/payments/subject/money-states";
import type { Subject } from "@/lib/payments/subject/subject";
import type { NewEvent } from "@/lib/platform/events/event";

const TYPES = {
  owed: "payout.created",
  pending: "payout.created",
  succeeded: "payout.paid",
  failed: "payout.failed",
} as const satisfies Record<TransferState, NewEvent["type"]>;

/** A payout was written down, was paid, or was refused and will be tried again. */
export function payoutEvent(input: {
  payoutId: string;
  /** Null for what was owed since earlier. */
  subject: Subject | null;
  amountMinor: number;
  currency: string;
  status: TransferState;
  failureReason?: string | null;
  at: Date;
}): NewEvent {
  const { payoutId, subject, amountMinor, currency, status, failureReason = null, at } = input;
  const orderId = subject?.kind === "order" ? subject.id : null;
  return {
    type: TYPES[status],
    orderId,
    data: {
      payoutId,
      subject: subject && { kind: subject.kind, id: subject.id },
      orderId,
      amount: toMajor(amountMinor, currency),
      currency,
      status,
      failureReason,
      changedAt: at.toISOString(),
    },
  };
}
