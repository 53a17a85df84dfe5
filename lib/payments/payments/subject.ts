/** What money can be paid for. */
export const SUBJECT_KINDS = ["order", "bill_share", "gift_card_purchase"] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** One thing that money is paid for. A `bill_share` is one payment of a table's bill. */
export type Subject = { kind: SubjectKind; id: string };

export const orderSubject = (id: string): Subject => ({ kind: "order", id });
export const billShareSubject = (id: string): Subject => ({ kind: "bill_share", id });
export const purchaseSubject = (id: string): Subject => ({ kind: "gift_card_purchase", id });

/** What a transfer pays out, or null where it pays what was owed without one. */
export function transferSubject(transfer: {
  orderId: string | null;
  billPaymentId: string | null;
}): Subject | null {
  if (transfer.orderId !== null) return orderSubject(transfer.orderId);
  return transfer.billPaymentId === null ? null : billShareSubject(transfer.billPaymentId);
}
