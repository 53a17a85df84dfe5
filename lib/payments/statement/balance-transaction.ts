import type { RefundPurse } from "@/lib/payments/subject/refund-purse";

/**
 * The movements of the books as a restaurant reads them. A movement changes what is held for the restaurant, what it can
 * dispose of, or both. Amounts are minor units.
 */
export const BALANCE_TYPES = [
  "charge",
  "refund",
  "refund_failed",
  "release",
  "payout",
  "payout_reversal",
  "dispute",
  "dispute_reversal",
  "gift_card_sale",
  "gift_card_refund",
  "gift_card_expiry",
  "adjustment",
] as const;
export type BalanceType = (typeof BALANCE_TYPES)[number];

/** How the money came in or went out; null for what moves between the restaurant's own balances. */
/** Cash is in no movement. */
export const MOVEMENT_PURSES = ["processor", "gift_card"] as const satisfies Exclude<RefundPurse, "cash">[];
export type MovementPurse = (typeof MOVEMENT_PURSES)[number] | null;

const KINDS: Readonly<Record<string, [BalanceType, MovementPurse]>> = {
  capture: ["charge", "processor"],
  "gift-card-redeem": ["charge", "gift_card"],
  refund: ["refund", "processor"],
  "refund-undone": ["refund_failed", "processor"],
  "gift-card-return": ["refund", "gift_card"],
  release: ["release", null],
  transfer: ["payout", "processor"],
  reversal: ["payout_reversal", "processor"],
  dispute: ["dispute", "processor"],
  "dispute-undone": ["dispute_reversal", "processor"],
  "gift-card-issue": ["gift_card_sale", "gift_card"],
  "gift-card-refund": ["gift_card_refund", "gift_card"],
  "gift-card-expire": ["gift_card_expiry", "gift_card"],
};

/** What a kind of movement in the books is to the restaurant. */
export function typeOf(kind: string): { type: BalanceType; purse: MovementPurse } {
  const [type, purse] = KINDS[kind] ?? ["adjustment", null];
  return { type, purse };
}

/** Whether there are transactions of a type for either purse, so that the type alone does not say which. */
export const namesPurse = (type: BalanceType) => type === "charge" || type === "refund";

/** The kinds of movement behind a type: those that are named, or for an adjustment all but those. */
export function kindsOf(type: BalanceType): { names: readonly string[]; listed: boolean } {
  const all = Object.entries(KINDS);
  if (type === "adjustment") return { names: all.map(([kind]) => kind), listed: false };
  return { names: all.filter(([, [of]]) => of === type).map(([kind]) => kind), listed: true };
}

/** What a movement is about besides its subject: the refund, dispute, payout or gift card in its key. */
export function causeOf(kind: string, uniqueKey: string): string | null {
  if (kind === "capture" || kind === "release" || kind === "gift-card-redeem") return null;
  return uniqueKey.slice(uniqueKey.indexOf(":") + 1);
}

/**
 * Gross, fee and net of a movement. Net is what the restaurant's whole balance, held and available, changes by: a release
 * costs the fee and moves the rest.
 */
export function amountsOf(change: { heldMinor: number; availableMinor: number; feeMinor: number }) {
  const netMinor = change.heldMinor + change.availableMinor;
  return { grossMinor: netMinor + change.feeMinor, feeMinor: change.feeMinor, netMinor };
}

/**
 * The part of a whole that belongs to the stretch from `from` to `to` of `length`, rounded so that the parts of
 * neighbouring stretches add up to the whole exactly.
 */
export function shareOf(
  whole: number,
  { from, to, length }: { from: number; to: number; length: number },
): number {
  if (length === 0) return 0;
  const upTo = (place: number) => Number((BigInt(whole) * BigInt(place)) / BigInt(length));
  return upTo(to) - upTo(from);
}
