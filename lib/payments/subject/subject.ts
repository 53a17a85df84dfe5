export const SUBJECT_KINDS = ["order", "bill_share", "gift_card_purchase", "deposit"] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** One thing that money is paid for. A `bill_share` is one payment of a table's bill; a `deposit` has its booking's id. */
export type Subject = { kind: SubjectKind; id: string };

export const orderSubject = (id: string) => ({ kind: "order", id }) as const;
export const billShareSubject = (id: string) => ({ kind: "bill_share", id }) as const;
export const purchaseSubject = (id: string): Subject => ({ kind: "gift_card_purchase", id });
export const depositSubject = (reservationId: string) => ({ kind: "deposit", id: reservationId }) as const;

/** What a transfer pays out, or null where it pays what was owed without one. */
export function transferSubject(transfer: {
  orderId: string | null;
  billPaymentId: string | null;
  reservationId: string | null;
}): Subject | null {
  const { orderId, billPaymentId, reservationId } = transfer;
  if (orderId !== null) return orderSubject(orderId);
  if (billPaymentId !== null) return billShareSubject(billPaymentId);
  return reservationId === null ? null : depositSubject(reservationId);
}
