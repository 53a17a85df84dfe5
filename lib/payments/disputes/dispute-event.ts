import { toMajor } from "@/lib/core/money/money";
import type { Dispute } from "@/lib/payments/payments/dispute-store";
import type { Subject } from "@/lib/payments/subject/subject";
import type { NewEvent } from "@/lib/platform/events/event";

/** A dispute was opened, something about it changed, or it was decided. */
export function disputeEvent(
  type: "dispute.opened" | "dispute.updated" | "dispute.closed",
  { dispute, subject, at }: { dispute: Dispute; subject: Subject; at: Date },
): NewEvent {
  const { id, amountMinor, currency, reason, status, evidenceDueAt, withdrawnAt, reinstatedAt } = dispute;
  const orderId = subject.kind === "order" ? subject.id : null;
  return {
    type,
    orderId,
    data: {
      disputeId: id,
      orderId,
      subject: { kind: subject.kind, id: subject.id },
      amount: toMajor(amountMinor, currency),
      currency,
      reason,
      status,
      evidenceDueAt: evidenceDueAt?.toISOString() ?? null,
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
      reinstatedAt: reinstatedAt?.toISOString() ?? null,
      changedAt: at.toISOString(),
    },
  };
}
