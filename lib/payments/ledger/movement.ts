/**
 * Every movement of money that Bazar keeps books on, as balanced entries. Debits are positive, credits negative;
 * amounts are minor units. Cash over the counter never reaches the platform and is not booked.
 */

/** The accounts of one restaurant's books. */
export const ACCOUNTS = {
  processor: "What the platform holds at the payment processor.",
  escrow: "What customers have paid for orders that are not released yet.",
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
  orderId: string | null;
  currency: string;
  entries: Entry[];
};

type OrderMoney = { orderId: string; currency: string; amountMinor: number };

function movement(
  kind: string,
  subject: string,
  { orderId, currency }: { orderId: string | null; currency: string },
  entries: [Account, number][],
): Movement {
  return {
    kind,
    uniqueKey: `${kind}:${subject}`,
    orderId,
    currency,
    entries: entries
      .filter(([, amountMinor]) => amountMinor !== 0)
      .map(([account, amountMinor]) => ({ account, amountMinor })),
  };
}

/** A customer's payment arrived at the processor. */
export function captured(intentId: string, money: OrderMoney): Movement {
  const { amountMinor } = money;
  return movement("capture", intentId, money, [
    ["processor", amountMinor],
    ["escrow", -amountMinor],
  ]);
}

/** Money that leaves an order: from its escrow as far as that goes, the rest from the restaurant. */
function takenBack(amountMinor: number, escrowMinor: number): [Account, number][] {
  const fromEscrow = Math.min(amountMinor, Math.max(0, escrowMinor));
  return [
    ["escrow", fromEscrow],
    ["restaurant", amountMinor - fromEscrow],
  ];
}

/** The processor gave money back to the customer. `escrowMinor` is what the order's escrow holds. */
export function refunded(refundId: string, money: OrderMoney & { escrowMinor: number }): Movement {
  const { amountMinor, escrowMinor } = money;
  return movement("refund", refundId, money, [
    ...takenBack(amountMinor, escrowMinor),
    ["processor", -amountMinor],
  ]);
}

/** An order's money is the restaurant's, less the platform's fee. */
export function released(money: OrderMoney & { feeMinor: number }): Movement {
  const { orderId, amountMinor, feeMinor } = money;
  return movement("release", orderId, money, [
    ["escrow", amountMinor],
    ["platform_fees", -feeMinor],
    ["restaurant", feeMinor - amountMinor],
  ]);
}

/** What was owed to the restaurant is in its own account. */
export function transferred(transferId: string, money: OrderMoney): Movement {
  const { amountMinor } = money;
  return movement("transfer", transferId, money, [
    ["restaurant", amountMinor],
    ["processor", -amountMinor],
  ]);
}

/** The restaurant's account gave back its part of a refund. */
export function transferReversed(refundId: string, money: OrderMoney): Movement {
  const { amountMinor } = money;
  return movement("reversal", refundId, money, [
    ["processor", amountMinor],
    ["restaurant", -amountMinor],
  ]);
}

/** A gift card was sold: online through the processor, or by the restaurant, which keeps the money and owes it. */
export function giftCardIssued(input: {
  giftCardId: string;
  amountMinor: number;
  currency: string;
  paidThrough: "processor" | "restaurant";
}): Movement {
  const { giftCardId, amountMinor, currency, paidThrough } = input;
  return movement("gift-card-issue", giftCardId, { orderId: null, currency }, [
    [paidThrough, amountMinor],
    ["gift_cards", -amountMinor],
  ]);
}

/** A gift card paid for an order. */
export function giftCardRedeemed(money: OrderMoney): Movement {
  const { orderId, amountMinor } = money;
  return movement("gift-card-redeem", orderId, money, [
    ["gift_cards", amountMinor],
    ["escrow", -amountMinor],
  ]);
}

/** An order that ended gave a gift card its money back. `escrowMinor` is what the order's escrow holds. */
export function giftCardReturned(money: OrderMoney & { escrowMinor: number }): Movement {
  const { orderId, amountMinor, escrowMinor } = money;
  return movement("gift-card-return", orderId, money, [
    ...takenBack(amountMinor, escrowMinor),
    ["gift_cards", -amountMinor],
  ]);
}

/** What was left on a gift card when it expired. A card can expire again after money came back to it. */
export function giftCardExpired(input: { entryId: string; amountMinor: number; currency: string }): Movement {
  const { entryId, amountMinor, currency } = input;
  return movement("gift-card-expire", entryId, { orderId: null, currency }, [
    ["gift_cards", amountMinor],
    ["breakage", -amountMinor],
  ]);
}

type GiftCardRefundMoney = { refundId: string; amountMinor: number; currency: string };

/** An unused gift card was taken back: its money goes back through the processor, or the restaurant gives it back. */
export function giftCardTakenBack(
  input: GiftCardRefundMoney & { through: "processor" | "restaurant" },
): Movement {
  const { refundId, amountMinor, currency, through } = input;
  return movement("gift-card-refund", refundId, { orderId: null, currency }, [
    ["gift_cards", amountMinor],
    [through === "processor" ? "refunds_due" : "restaurant", -amountMinor],
  ]);
}

/** The processor gave the money of a gift card back. */
export function giftCardRefunded({ refundId, amountMinor, currency }: GiftCardRefundMoney): Movement {
  return movement("refund", refundId, { orderId: null, currency }, [
    ["refunds_due", amountMinor],
    ["processor", -amountMinor],
  ]);
}

/** A customer's bank took a payment back. `escrowMinor` is what the order's escrow holds. */
export function disputeWithdrawn(disputeId: string, money: OrderMoney & { escrowMinor: number }): Movement {
  const { amountMinor, escrowMinor } = money;
  return movement("dispute", disputeId, money, [
    ...takenBack(amountMinor, escrowMinor),
    ["processor", -amountMinor],
  ]);
}

/** A buyer's bank took the payment of a gift card back, which is the restaurant's loss. */
export function giftCardDisputed(
  disputeId: string,
  { amountMinor, currency }: { amountMinor: number; currency: string },
): Movement {
  return movement("dispute", disputeId, { orderId: null, currency }, [
    ["restaurant", amountMinor],
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
 * Money that had left an order is back: its restaurant gets what it had to pay, up to `restaurantMinor`, and the order's
 * escrow the rest. With takenBack's order, escrow and debt end alike however such movements follow each other.
 */
export function givenBack(original: Movement, { restaurantMinor }: { restaurantMinor: number }): Movement {
  const opposite = undone(original);
  const amountMinor = opposite.entries.find(({ account }) => account === "processor")?.amountMinor ?? 0;
  const toRestaurant = Math.min(amountMinor, Math.max(0, restaurantMinor));
  const entries: Entry[] = [
    { account: "processor", amountMinor },
    { account: "restaurant", amountMinor: 0 - toRestaurant },
    { account: "escrow", amountMinor: toRestaurant - amountMinor },
  ];
  return { ...opposite, entries: entries.filter((entry) => entry.amountMinor !== 0) };
}
