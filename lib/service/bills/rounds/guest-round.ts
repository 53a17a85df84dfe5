import type { NewBillItem } from "@/lib/service/bills/bill-item-store";

/** How long a round waits for the restaurant's answer. */
const WAIT_MINUTES = 15;
/** Of one browser at a time. */
export const MOST_WAITING_PER_GUEST = 3;
/** Of one table at a time, whoever sent them. */
export const MOST_WAITING_PER_TABLE = 12;
export const MAX_ROUND_NOTE_LENGTH = 200;

export const ROUND_STATUSES = ["waiting", "accepted", "refused", "canceled", "expired"] as const;
export type RoundStatus = (typeof ROUND_STATUSES)[number];

/** Why staff refuse a round or a part of it, in words that guests read in their own language. */
export const REFUSAL_CAUSES = ["sold_out", "kitchen_closed", "not_at_table", "ask_staff"] as const;
export type RefusalCause = (typeof REFUSAL_CAUSES)[number];

/** Why the platform ended one by itself. */
export const ENDED_BY_ITSELF = ["bill_closed"] as const;
export type RoundReason = RefusalCause | (typeof ENDED_BY_ITSELF)[number];

/** One line of a guest's round, at the price of the moment it was sent. Its id is that of the item it becomes. */
export type GuestRoundLine = NewBillItem & {
  /** What the menu asked for one unit, before tax that comes on top. */
  menuUnitMinor: number;
  /** Why staff left it out. */
  refused?: RefusalCause;
};

export type RoundGuest = { id: string | null; number: number | null; name: string | null };

/** What a guest has sent from a table. Amounts are minor units of `currency`. */
export type GuestRound = {
  id: string;
  tableId: string;
  tableName: string;
  billId: string | null;
  browserId: string | null;
  guest: RoundGuest;
  status: RoundStatus;
  lines: GuestRoundLine[];
  currency: string;
  sentAt: Date;
  expiresAt: Date;
  settledAt: Date | null;
  reason: RoundReason | null;
  note: string | null;
  round: number | null;
};

/** What a guest sees of the rounds of a table. */
export type RoundsOfTable = {
  tableName: string;
  /** Opens the bill that a round of this browser is on. */
  billToken: string | null;
  /** The browser's guest is known to sit there. */
  isTrusted: boolean;
  rounds: GuestRound[];
};

/** Until when a round that is sent now waits. */
export function expiryOf(sentAt: Date): Date {
  return new Date(sentAt.getTime() + WAIT_MINUTES * 60_000);
}

/** The status of a round at an instant: one that nobody answered in time has expired, whether or not a job has seen it. */
export function statusAt(
  { status, expiresAt }: Pick<GuestRound, "status" | "expiresAt">,
  now: Date,
): RoundStatus {
  return status === "waiting" && expiresAt <= now ? "expired" : status;
}

/** What the lines come to that were not left out, with their service charge, in minor units. */
export function roundMinor(lines: readonly GuestRoundLine[]): number {
  return lines.reduce(
    (sum, { refused, lineTotalMinor, unitServiceMinor, quantity }) =>
      refused ? sum : sum + lineTotalMinor + unitServiceMinor * quantity,
    0,
  );
}
