import { toMajor } from "@/lib/core/money/money";
import type { SubjectFacts } from "@/lib/payments/payments/payment-subject";
import { transferSubject } from "@/lib/payments/subject/subject";
import type { PayoutWire } from "./statement-contract";

type PayoutRow = {
  id: string;
  orderId: string | null;
  billPaymentId: string | null;
  reservationId: string | null;
  amountMinor: number;
  reversedMinor: number;
  currency: string;
  status: PayoutWire["status"];
  failureReason: string | null;
  createdAt: Date;
  settledAt: Date | null;
};

/** What a payout was begun for, as facts are asked for. */
export function subjectColumns(row: Pick<PayoutRow, "orderId" | "billPaymentId" | "reservationId">) {
  const subject = transferSubject(row);
  return { subjectKind: subject?.kind ?? null, subjectId: subject?.id ?? null };
}

/** A payout as the restaurant reads it. */
export function payoutView(row: PayoutRow, facts: ReadonlyMap<string, SubjectFacts>): PayoutWire {
  const subject = transferSubject(row);
  const about = subject === null ? undefined : facts.get(subject.id);
  return {
    id: row.id,
    amount: toMajor(row.amountMinor, row.currency),
    reversed: toMajor(row.reversedMinor, row.currency),
    currency: row.currency,
    status: row.status,
    failureReason: row.failureReason,
    subject,
    reference: about?.reference ?? null,
    orderId: about?.orderId ?? null,
    billId: about?.billId ?? null,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.settledAt?.toISOString() ?? null,
  };
}
