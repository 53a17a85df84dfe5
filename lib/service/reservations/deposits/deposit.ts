import type { PaidMoney } from "@/lib/payments/payments/wrong-payment-contract";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Held until it is paid; then the booking is made and the money is held until the guests come, cancel or stay away. See
 * docs/decisions/056.
 */
export const DEPOSIT_STATUSES = ["pending", "paid", "kept", "returned", "canceled", "waived"] as const;
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];

/** What a restaurant asks for; nothing when `depositPerGuestMinor` is 0. */
export type DepositRule = {
  /** Minor units of the restaurant's currency. */
  depositPerGuestMinor: number;
  depositFromParty: number;
  depositRefundHours: number;
};

/** What a booking costs until its guests come. Amounts are minor units of `currency`. */
export type Deposit = {
  status: DepositStatus;
  amountMinor: number;
  currency: string;
  refundHours: number;
  /** Who cancels until then gets it back. */
  refundableUntil: Date;
  createdAt: Date;
  paidAt: Date | null;
  closedAt: Date | null;
  /** What the restaurant took itself and has not given back; null where it was not paid so. */
  tillMinor: number | null;
  /** Its payment at the processor; null until somebody has begun to pay. */
  payment: (PaidMoney & { clientSecret: string | null }) | null;
};

/** Of the largest party that staff can book, 100 guests, the processor takes one payment: below 100 million minor units. */
export const MOST_PER_GUEST_MINOR = 999_999;

/** From which party on a deposit can be asked for, and until how many hours before it can be returned. */
export const DEPOSIT_PARTY = { from: 1, to: 100 } as const;
export const DEPOSIT_REFUND_HOURS = { from: 0, to: 720 } as const;

/** A guest who books online has so long to pay. */
const ONLINE_HOLD_MS = 15 * MINUTE_MS;
/** A guest who was asked by email has so long, and never longer than until the start. */
const ASKED_HOLD_MS = 24 * HOUR_MS;
/** Seating the wrong party can be undone before its deposit is on its way back. */
export const SEATED_MS = 5 * MINUTE_MS;
/** What nobody has recorded by then goes back to the guest. */
export const FORGOTTEN_MS = 24 * HOUR_MS;

/** What a party has to pay, in minor units; 0 when nothing is asked for. */
export function depositMinor(rule: DepositRule, guestCount: number): number {
  return guestCount >= rule.depositFromParty ? rule.depositPerGuestMinor * guestCount : 0;
}

/** Until when the table is kept for a deposit that is not paid. */
export function holdEnd(by: "online" | "email", { now, startsAt }: { now: Date; startsAt: Date }): Date {
  if (by === "online") return new Date(now.getTime() + ONLINE_HOLD_MS);
  return new Date(Math.min(now.getTime() + ASKED_HOLD_MS, startsAt.getTime()));
}

/** The deposit of a new booking, by the rule of today. */
export function newDeposit(input: {
  amountMinor: number;
  currency: string;
  rule: DepositRule;
  startsAt: Date;
  now: Date;
}): Deposit {
  const { amountMinor, currency, rule, startsAt, now } = input;
  const refundHours = rule.depositRefundHours;
  return {
    status: "pending",
    amountMinor,
    currency,
    refundHours,
    refundableUntil: refundableUntil(startsAt, refundHours),
    createdAt: now,
    paidAt: null,
    closedAt: null,
    tillMinor: null,
    payment: null,
  };
}

function refundableUntil(startsAt: Date, refundHours: number): Date {
  return new Date(startsAt.getTime() - refundHours * HOUR_MS);
}

/** Until when it is given back after the booking was moved: never earlier than the guest was promised. */
export function refundableAfterMove(deposit: Deposit, startsAt: Date): Date {
  const moved = refundableUntil(startsAt, deposit.refundHours);
  return moved > deposit.refundableUntil ? moved : deposit.refundableUntil;
}

/**
 * Until when it is given back after the guest moved the booking: the time to cancel free of charge moves with the
 * booking, and does not begin again once it is over.
 */
export function refundableAfterOwnMove(
  deposit: Deposit,
  { startsAt, now }: { startsAt: Date; now: Date },
): Date {
  if (!isReturnedAt(deposit, now)) return deposit.refundableUntil;
  return refundableUntil(startsAt, deposit.refundHours);
}

/** Whether a guest who cancels now gets it back. */
export function isReturnedAt(
  { refundableUntil: until }: Pick<Deposit, "refundableUntil">,
  now: Date,
): boolean {
  return now <= until;
}
