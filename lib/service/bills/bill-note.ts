/** Why a payment of a bill ended, as the bill keeps it and programs read it. Pages say it in their reader's language. */
export const BILL_NOTES = {
  unpaid: "Not paid in time",
  byStaff: "Canceled by staff",
  byGuest: "Canceled by the guest",
  begunAnew: "Begun anew by the guest",
  gaveWay: "Not sent, and somebody else wanted to pay",
} as const;

export type BillNote = keyof typeof BILL_NOTES;

/** Which of the platform's own notes this is; null for what somebody has written. */
export function findBillNote(note: string): BillNote | null {
  const keys = Object.keys(BILL_NOTES) as BillNote[];
  return keys.find((key) => BILL_NOTES[key] === note) ?? null;
}
