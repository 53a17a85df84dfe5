import type { Funds, ProcessorBalance } from "@/lib/payments/processor/platform-state";
import { isBookedKind, type TransactionKind } from "@/lib/payments/processor/processor-transaction";
import { minorToProcessor } from "@/lib/payments/processor/processor-unit";

/**
 * The platform's balance at the processor against the books. In each currency, what the ledger of all restaurants has at
 * the processor, less fees and payouts, with conversions, top-ups and adjustments, is the balance; what is not is named.
 * Amounts are in the processor's own unit unless they are called minor; currencies in capital letters.
 */

export const BALANCE_PROBLEMS = [
  /** The processor moved money that our ledger knows nothing of. */
  "missing_in_ledger",
  /** Our ledger has a movement that never changed the balance. */
  "missing_at_processor",
  "amount_differs",
  /** A transaction is kept here that the processor does not list. */
  "unknown_at_processor",
  /** The balance differs, and no movement of any day says why. */
  "unexplained",
] as const;
export type BalanceProblem = (typeof BALANCE_PROBLEMS)[number];

export type BalanceFinding = {
  /** As in the ledger, or the transaction's id at the processor. */
  key: string;
  problem: BalanceProblem;
  currency: string;
  /** In minor units; debits are positive. */
  ledgerMinor: number | null;
  processorMinor: number | null;
  /** ISO 8601. */
  createdAt: string | null;
};

/** A movement that only one side has, or that both have with different amounts. */
export type Unmatched = {
  key: string;
  currency: string;
  ledgerMinor: number | null;
  processorMinor: number | null;
  createdAt: Date;
  /** Its refund still waits for the bank's word. */
  isPending: boolean;
};

export type KindSum = { currency: string; kind: TransactionKind; amount: number; fee: number };

/** Everything that is compared, as of one moment. */
export type Books = {
  sums: readonly KindSum[];
  /** What the ledger should have by all transactions, and what it has. */
  booked: readonly MinorFunds[];
  ledger: readonly MinorFunds[];
  near: readonly { currency: string; net: number; createdAt: Date }[];
};
type MinorFunds = { currency: string; amountMinor: number };

/** One line each of the way from the ledger to the balance; together they are available and pending. */
export type CurrencyComparison = {
  currency: string;
  available: number;
  pending: number;
  ledger: number;
  /** Money that settled in another currency, after its conversion. */
  conversion: number;
  /** Negative. */
  fees: number;
  payouts: number;
  topups: number;
  adjustments: number;
  /** On one side already, in transit to the other. */
  underWay: number;
  difference: number;
};

/** What is younger is on its ordinary way between the two sides. */
const YOUNG_MS = 3_600_000;

/** Whether a movement of one side may still come to the other by itself. */
export function isUnderWay({ createdAt, isPending }: Unmatched, at: Date): boolean {
  return isPending || at.getTime() - createdAt.getTime() < YOUNG_MS;
}

/** Names a movement that does not match. */
export function findingOf({
  key,
  currency,
  ledgerMinor,
  processorMinor,
  createdAt,
}: Unmatched): BalanceFinding {
  const problem =
    ledgerMinor === null
      ? "missing_in_ledger"
      : processorMinor === null
        ? "missing_at_processor"
        : "amount_differs";
  return { key, problem, currency, ledgerMinor, processorMinor, createdAt: createdAt.toISOString() };
}

/**
 * The way from the ledger to the balance in each currency. `unread` is what the balance has beyond all transactions that
 * are kept, and `unexplained` what the ledger differs by from them that no unmatched movement accounts for.
 */
export function compareBalance(
  { available, pending }: ProcessorBalance,
  books: Books,
  { unmatched, at }: { unmatched: readonly Unmatched[]; at: Date },
): (CurrencyComparison & { unread: number; unexplained: number })[] {
  const currencies = new Set(
    [available, pending, books.sums, books.booked, books.ledger].flatMap((part) =>
      part.map(({ currency }) => currency),
    ),
  );
  return [...currencies].sort().map((currency) => {
    const inCurrency = <T extends { currency: string }>(part: readonly T[]) =>
      part.filter((each) => each.currency === currency);
    const minor = (part: readonly MinorFunds[]) =>
      minorToProcessor(
        inCurrency(part).reduce((sum, { amountMinor }) => sum + amountMinor, 0),
        currency,
      );
    const sums = inCurrency(books.sums);
    const of = (...kinds: TransactionKind[]) => total(sums.filter(({ kind }) => kinds.includes(kind)));
    const ledger = minor(books.ledger);
    const booked = minor(books.booked);
    const conversion = total(sums.filter(({ kind }) => isBookedKind(kind))) - booked;
    const fees = of("fee") - sums.reduce((sum, { fee }) => sum + fee, 0);
    const held = total(inCurrency(available)) + total(inCurrency(pending));
    const kept = total(sums) - sums.reduce((sum, { fee }) => sum + fee, 0);
    const later = netAfter(held, kept, { near: inCurrency(books.near), at });
    const parts = inCurrency(unmatched).map((each) => ({
      amount: minorToProcessor((each.processorMinor ?? 0) - (each.ledgerMinor ?? 0), currency),
      isUnderWay: isUnderWay(each, at),
    }));
    const unread = held - (kept - later);
    const unexplained = booked - ledger - total(parts);
    const wrong = total(parts.filter((part) => !part.isUnderWay));
    return {
      currency,
      available: total(inCurrency(available)),
      pending: total(inCurrency(pending)),
      ledger,
      conversion,
      fees,
      payouts: of("payout", "payout_return"),
      topups: of("topup"),
      adjustments: of("adjustment"),
      underWay: total(parts.filter((part) => part.isUnderWay)) - later,
      difference: unread + unexplained + wrong,
      unread,
      unexplained,
    };
  });
}

/**
 * What came after the balance was read. The processor counts in seconds and moves money meanwhile, so the balance may
 * stand anywhere between the transactions of those seconds: where it agrees with what is kept, that is where it was read.
 */
function netAfter(held: number, kept: number, { near, at }: { near: Books["near"]; at: Date }): number {
  const netFrom = (time: number) =>
    near.reduce((sum, { net, createdAt }) => sum + (createdAt.getTime() > time ? net : 0), 0);
  const times = [0, ...near.map(({ createdAt }) => createdAt.getTime())];
  const agreed = times.map(netFrom).find((later) => kept - later === held);
  return agreed ?? netFrom(at.getTime());
}

const total = (funds: readonly Pick<Funds, "amount">[]) => funds.reduce((sum, { amount }) => sum + amount, 0);
