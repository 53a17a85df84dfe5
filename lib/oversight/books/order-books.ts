import type { Account } from "@/lib/payments/ledger/movement";
import type { COMPARED } from "./order-books-contract";

/** One line of a movement, in minor units: debits are positive. */
export type BookedEntry = { account: Account; amountMinor: number };
export type Booked = { kind: string; entries: readonly BookedEntry[] };

/** What an order's own rows say of its money, in minor units. */
export type OrderMoney = {
  capturedMinor: number;
  giftCardMinor: number;
  refundedMinor: number;
  giftCardReturnedMinor: number;
  /** What banks have taken and not given back. */
  takenMinor: number;
  /** Arrived at the restaurant's account, less what came back from it. */
  paidOutMinor: number;
  isReleased: boolean;
};

type Compared = { what: (typeof COMPARED)[number]; orderMinor: number; booksMinor: number };

/** The balance of each account after each entry, in the order of the movements. */
export function withBalances<M extends Booked>(movements: readonly M[]) {
  const balances = new Map<Account, number>();
  const after = (entry: BookedEntry) => {
    const balanceMinor = (balances.get(entry.account) ?? 0) + entry.amountMinor;
    balances.set(entry.account, balanceMinor);
    return { ...entry, balanceMinor };
  };
  return movements.map((movement) => ({ movement, entries: movement.entries.map(after) }));
}

/**
 * Sets what the order's rows say against what the ledger has. Both are written in the same transactions, so a difference
 * is a fault. What is held counts until its release; after it the restaurant has what comes back.
 */
export function compareOrder(money: OrderMoney, movements: readonly Booked[]): Compared[] {
  const change = (account: Account, ...kinds: string[]) =>
    movements
      .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
      .flatMap(({ entries }) => entries)
      .reduce((sum, entry) => sum + (entry.account === account ? entry.amountMinor : 0), 0);
  const paidMinor = money.capturedMinor + money.giftCardMinor;
  const backMinor = money.refundedMinor + money.giftCardReturnedMinor + money.takenMinor;
  const compared: Compared[] = [
    { what: "captured", orderMinor: money.capturedMinor, booksMinor: change("processor", "capture") },
    {
      what: "gift_card",
      orderMinor: money.giftCardMinor,
      booksMinor: change("gift_cards", "gift-card-redeem"),
    },
    {
      what: "refunded",
      orderMinor: money.refundedMinor,
      booksMinor: 0 - change("processor", "refund", "refund-undone"),
    },
    {
      what: "gift_card_returned",
      orderMinor: money.giftCardReturnedMinor,
      booksMinor: 0 - change("gift_cards", "gift-card-return"),
    },
    {
      what: "disputed",
      orderMinor: money.takenMinor,
      booksMinor: 0 - change("processor", "dispute", "dispute-undone"),
    },
    {
      what: "paid_out",
      orderMinor: money.paidOutMinor,
      booksMinor: 0 - change("processor", "transfer", "reversal"),
    },
  ];
  if (money.isReleased) return compared;
  return [...compared, { what: "held", orderMinor: paidMinor - backMinor, booksMinor: 0 - change("escrow") }];
}
