import type { ServiceHours } from "@/lib/restaurant/hours/opening-hours";
import type { DepositRule } from "@/lib/service/reservations/deposits/deposit";
import type { SlotRules } from "./slots";

/** Parties of this size or more keep their tables for so long. */
export type LongerStay = { fromParty: number; minutes: number };

/** A restaurant's booking rules. Dates are YYYY-MM-DD in its own zone. */
export type ReservationPolicy = DepositRule & {
  onlineBooking: boolean;
  partyMin: number;
  partyMax: number;
  slotLengthMinutes: number;
  slotIntervalMinutes: number;
  longerStays: LongerStay[];
  blockedDates: string[];
  leadMinutes: number;
  daysAhead: number;
  /** Guests are reminded so many hours before; 0 is never. */
  reminderHours: number;
  /** Guests can ask to be told when a table becomes free on a full evening. */
  onlineWaitlist: boolean;
};

/** The largest party that a policy can take online. Specification, Limits. */
export const LARGEST_ONLINE_PARTY = 20;

export const PARTY_SIZE = { from: 1, to: LARGEST_ONLINE_PARTY } as const;
export const STAY_MINUTES = { from: 15, to: 1440 } as const;
export const SLOT_INTERVAL_MINUTES = { from: 5, to: 240 } as const;
export const MAX_LEAD_DAYS = 30;
export const LEAD_MINUTES = { from: 0, to: MAX_LEAD_DAYS * 24 * 60 } as const;
export const DAYS_AHEAD = { from: 0, to: 365 } as const;
/** The earliest reminder is a week before. */
export const REMINDER_HOURS = { from: 0, to: 168 } as const;

export const MAX_REQUESTS_LENGTH = 500;

/** The parties that staff write down: booked by phone, at the door, at a table. */
export const STAFF_PARTY = { from: 1, to: 100 } as const;
/** The most tables that staff choose for one party. */
export const MAX_CHOSEN_TABLES = 20;
/** The longest note for the staff. */
export const MAX_NOTE_LENGTH = 1000;

export const DEFAULT_RESERVATION_POLICY: ReservationPolicy = {
  onlineBooking: true,
  partyMin: 1,
  partyMax: 8,
  slotLengthMinutes: 90,
  slotIntervalMinutes: 30,
  longerStays: [],
  blockedDates: [],
  leadMinutes: 60,
  daysAhead: 60,
  reminderHours: 24,
  onlineWaitlist: true,
  depositPerGuestMinor: 0,
  depositFromParty: 1,
  depositRefundHours: 24,
};

/** How long a party keeps its tables: the entry for the largest size it reaches, else the slot length. */
export function stayMinutes(
  policy: Pick<ReservationPolicy, "slotLengthMinutes" | "longerStays">,
  party: number,
): number {
  const reached = policy.longerStays.filter(({ fromParty }) => fromParty <= party);
  const longest = reached.toSorted((a, b) => a.fromParty - b.fromParty).at(-1);
  return longest?.minutes ?? policy.slotLengthMinutes;
}

/** The rules by which diners are offered tables. */
export function slotRules(
  policy: Omit<ReservationPolicy, keyof DepositRule>,
  serviceHours: ServiceHours,
): SlotRules {
  return {
    serviceHours,
    slotIntervalMinutes: policy.slotIntervalMinutes,
    durationMinutes: (party) => stayMinutes(policy, party),
    blockedDates: policy.blockedDates,
    leadMinutes: policy.leadMinutes,
    daysAhead: policy.daysAhead,
    partyMin: policy.partyMin,
    partyMax: policy.partyMax,
  };
}
