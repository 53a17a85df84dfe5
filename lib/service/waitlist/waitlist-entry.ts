/** A party waits, has a table held for it, or is done: it has a booking, has left or did not answer in time. */
export const WAITLIST_STATUSES = ["waiting", "offered", "booked", "left", "expired"] as const;
export type WaitlistStatus = (typeof WAITLIST_STATUSES)[number];

/** Why nobody can tell a party how long it waits. */
export const QUOTE_REASONS = ["NO_TABLE", "OVER_THREE_HOURS"] as const;
export type QuoteReason = (typeof QUOTE_REASONS)[number];

/** A table is held for so long while the party makes up its mind. */
export const OFFER_MINUTES = 10;

export type WaitlistEntry = {
  id: string;
  status: WaitlistStatus;
  guestCount: number;
  customerName: string;
  customerEmail: string | null;
  customerPhone: string | null;
  note: string | null;
  /** Of the party's emails. */
  locale: string;
  quotedMinutes: number | null;
  quoteReason: QuoteReason | null;
  reservationId: string | null;
  offerUntil: Date | null;
  tokenHash: string;
  createdAt: Date;
  closedAt: Date | null;
};

/** Whether a party still waits or decides. */
export function isOpen({ status }: Pick<WaitlistEntry, "status">): boolean {
  return status === "waiting" || status === "offered";
}
