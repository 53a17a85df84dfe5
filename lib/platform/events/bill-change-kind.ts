/** What can happen to a bill, as its history and its events name it. */
export const BILL_CHANGE_KINDS = [
  "opened",
  "round",
  "round_refused",
  "item_voided",
  "moved",
  "code_renewed",
  "payment_begun",
  "payment_taken",
  "payment_canceled",
  "payment_reversed",
  "payment_late",
  "refund_begun",
  "refund_succeeded",
  "refund_failed",
  "dispute_opened",
  "dispute_won",
  "dispute_lost",
  "closed",
] as const;
export type BillChangeKind = (typeof BILL_CHANGE_KINDS)[number];
