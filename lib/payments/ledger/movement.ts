import type { Subject } from "@/lib/payments/subject/subject";

/**
 * Every movement of money that Bazar keeps books on, as balanced entries. Debits are positive, credits negative;
 * amounts are minor units. Cash over the counter never reaches the platform and is not booked.
 */

export const ACCOUNTS = {
  processor: "What the platform holds at the payment processor.",
  escrow: "What customers have paid and what is not released to the restaurant yet.",
  gift_cards: "What the holders of gift cards can still spend.",
  refunds_due: "What is on its way back to buyers of gift cards.",
  breakage: "What gift cards still held when they expired.",
  restaurant: "What the platform owes the restaurant; a debit is what the restaurant owes.",
  platform_fees: "What the platform has earned.",
} as const;

export type Account = keyof typeof ACCOUNTS;

export type Entry = { account: Account; amountMinor: number };

export type Movement = {
  kind: string;
  /** What makes a repeat of the same movement impossible. */
  uniqueKey: string;
  /** What the money was paid for; null for what concerns no payment. */
  subject: Subject | null;
  currency: string;
  entries: Entry[];
};

type Money = { subject: Subject; currency: string; amountMinor: number };

function movement(
  kind: string,
  cause: string,
  { subject, currency }: { subject: Subject | null; currency: string },
  entries: [Account, number][],
): Movement {
  return {
    kind,
    uniqueKey: `${kind}:${cause}`,
    subject,
    currency,
    entries: entries
      .filter(([, amountMinor]) => amountMinor !== 0)
      .map(([account, amountMinor]) => ({ account, amountMinor })),
  };
}

/** A customer's payment arrived at the processor. */
export function captured(intentId: string, money: Money): Movement {
  const { amountMinor } = money;
  return movement("capture", intentId, money, [
    ["processor", amountMinor],
    ["escrow", -amountMinor],
  ]);
}

/** What is still held of what was paid, in minor units. */
export type Held = { escrowMinor: number; refundsDueMinor: number };

/** Money that leaves what it was paid for: what is held for it pays as far as that goes, the rest the restaurant. */
function takenBack(amountMinor: number, { escrowMinor, refundsDueMinor }: Held): [Account, number][] {
  const fromDue = Math.min(amountMinor, Math.max(0, refundsDueMinor));
  const fromEscrow = Math.min(amountMinor - fromDue, Math.max(0, escrowMinor));
  return [
    ["refunds_due", fromDue],
    ["escrow", fromEscrow],
    ["restaurant", amountMinor - fromDue - fromEscrow],
  ];
}

/** What of a refund or dispute the restaurant has to give back, in minor units. */
export function restaurantPart({ entries }: Movement): number {
  return entries.find(({ account }) => account === "restaurant")?.amountMinor ?? 0;
}

/** The processor gave money back to the customer. */
export function refunded(refundId: string, money: Money & { held: Held }): Movement {
  const { amountMinor, held } = money;
  return movement("refund", refundId, money, [...takenBack(amountMinor, held), ["processor", -amountMinor]]);
}

/** What was held is the restaurant's, less the platform's fee. */
export function released(money: Money & { feeMinor: number }): Movement {
  const { subject, amountMinor, feeMinor } = money;
  return movement("release", subject.id, money, [
    ["escrow", amountMinor],
    ["platform_fees", -feeMinor],
    ["restaurant", feeMinor - amountMinor],
  ]);
}

/** What was owed to the restaurant is in its own account. */
export function transferred(
  transferId: string,
  money: Omit<Money, "subject"> & { subject: Subject | null },
): Movement {
  const { amountMinor } = money;
  return movement("transfer", transferId, money, [
    ["restaurant", amountMinor],
    ["processor", -amountMinor],
  ]);
}

/** The restaurant's account gave back its part of a refund. */
export function transferReversed(refundId: string, money: Money): Movement {
  const { amountMinor } = money;
  return movement("reversal", refundId, money, [
    ["processor", amountMinor],
    ["restaurant", -amountMinor],
  ]);
}

/** A gift card was sold: online, by what is held of its payment, or by the restaurant, which keeps the money and owes it. */
export function giftCardIssued(input: {
  giftCardId: string;
  amountMinor: number;
  currency: string;
  /** The purchase that was paid online; null where the restaurant took the money. */
  subject: Subject | null;
}): Movement {
  const { giftCardId, amountMinor, subject } = input;
  return movement("gift-card-issue", giftCardId, input, [
    [subject ? "escrow" : "restaurant", amountMinor],
    ["gift_cards", -amountMinor],
  ]);
}

/** A gift card paid for an order. */
export function giftCardRedeemed(money: Money): Movement {
  const { subject, amountMinor } = money;
  return movement("gift-card-redeem", subject.id, money, [
    ["gift_cards", amountMinor],
    ["escrow", -amountMinor],
  ]);
}

/** An order gave a gift card its money back: a part of it by a refund, or what was left when it ended. */
export function giftCardReturned(money: Money & { held: Held; refundId?: string | null }): Movement {
  const { subject, amountMinor, held, refundId } = money;
  return movement("gift-card-return", refundId ?? subject.id, money, [
    ...takenBack(amountMinor, held),
    ["gift_cards", -amountMinor],
  ]);
}

/** What was left on a gift card when it expired. A card can expire again after money came back to it. */
export function giftCardExpired(input: { entryId: string; amountMinor: number; currency: string }): Movement {
  const { entryId, amountMinor, currency } = input;
  return movement("gift-card-expire", entryId, { subject: null, currency }, [
    ["gift_cards", amountMinor],
    ["breakage", -amountMinor],
  ]);
}

/** An unused gift card was taken back: its money waits for its refund, or the restaurant gives it back itself. */
export function giftCardTakenBack(input: {
  refundId: string;
  amountMinor: number;
  currency: string;
  /** The purchase that is refunded online; null where the restaurant gives the money back. */
  subject: Subject | null;
}): Movement {
  const { refundId, amountMinor, subject } = input;
  return movement("gift-card-refund", refundId, input, [
    ["gift_cards", amountMinor],
    [subject ? "refunds_due" : "restaurant", -amountMinor],
  ]);
}

/** A customer's bank took a payment back. */
export function disputeWithdrawn(disputeId: string, money: Money & { held: Held }): Movement {
  const { amountMinor, held } = money;
  return movement("dispute", disputeId, money, [
    ...takenBack(amountMinor, held),
    ["processor", -amountMinor],
  ]);
}

/** The opposite of a movement that was booked and then undone, under a name of its own. */
export function undone(original: Movement): Movement {
  return {
    ...original,
    kind: `${original.kind}-undone`,
    uniqueKey: `${original.kind}-undone${original.uniqueKey.slice(original.kind.length)}`,
    entries: original.entries.map(({ account, amountMinor }) => ({ account, amountMinor: 0 - amountMinor })),
  };
}

/**
 * Money that had left is back: what waited for a refund waits again, the restaurant gets what it had to pay, up to
 * `restaurantMinor`, and escrow the rest. With takenBack's order, escrow and debt end alike however such movements follow
 * each other.
 */
export function givenBack(original: Movement, { restaurantMinor }: { restaurantMinor: number }): Movement {
  const opposite = undone(original);
  const amountOf = (account: Account) =>
    opposite.entries.find((entry) => entry.account === account)?.amountMinor ?? 0;
  const amountMinor = amountOf("processor");
  const dueMinor = amountOf("refunds_due");
  const toRestaurant = Math.min(amountMinor + dueMinor, Math.max(0, restaurantMinor));
  const entries: Entry[] = [
    { account: "processor", amountMinor },
    { account: "refunds_due", amountMinor: dueMinor },
    { account: "restaurant", amountMinor: 0 - toRestaurant },
    { account: "escrow", amountMinor: toRestaurant - amountMinor - dueMinor },
  ];
  return { ...opposite, entries: entries.filter((entry) => entry.amountMinor !== 0) };
}
