/** A party waits, has a table held for it, or is done: it has a booking, has left or did not answer in time. */
export const WAITLIST_STATUSES = ["waiting", "offered", "booked", "left", "expired"] as const;
export type WaitlistStatus = (typeof WAITLIST_STATUSES)[number];

/**
 * How a row says it. Who `asked` waits for an evening to come, and is `waiting` to everybody who reads the API; who is
 * `waiting` here is at the door.
 */
export type EntryStatus = WaitlistStatus | "asked";

/** What a party asked for online: a day, and from when to when a start suits, "HH:mm" by the restaurant's clocks. */
export type WantedTimes = {
  /** YYYY-MM-DD. */
  date: string;
  earliest: string;
  latest: string;
};

/** Why nobody can tell a party how long it waits. */
export const QUOTE_REASONS = ["NO_TABLE", "OVER_THREE_HOURS"] as const;
export type QuoteReason = (typeof QUOTE_REASONS)[number];

/** A table is held for so long while a party at the door makes up its mind; see offerEnd for who asked online. */
export const OFFER_MINUTES = 10;

export type WaitlistEntry = {
  id: string;
  status: EntryStatus;
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
  /** Null for a party at the door. `until` is the last start that suits. */
  wanted: (WantedTimes & { until: Date }) | null;
};

export type TableRequest = WaitlistEntry & { wanted: NonNullable<WaitlistEntry["wanted"]> };

/** Whether a party still waits or decides. */
export function isOpen({ status }: Pick<WaitlistEntry, "status">): boolean {
  return status === "waiting" || status === "asked" || status === "offered";
}

/** The status as the API says it. */
export function wireStatus({ status }: Pick<WaitlistEntry, "status">): WaitlistStatus {
  return status === "asked" ? "waiting" : status;
}
