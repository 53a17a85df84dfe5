import type { ProcessorBalance } from "@/lib/payments/processor/platform-state";
import { minorToProcessor } from "@/lib/payments/processor/processor-unit";

/** What the platform owes in a currency, in minor units, summed over all restaurants. */
export type Owed = {
  currency: string;
  /** Paid and not released. */
  escrowMinor: number;
  /** What holders of gift cards can spend, without cards whose money the restaurant itself has. */
  giftCardsMinor: number;
  /** On its way back to buyers of gift cards. */
  refundsDueMinor: number;
  /** Released and not transferred yet. */
  payoutsMinor: number;
};

/** What has to be available for what is owed, in the processor's unit. */
export type Coverage = { currency: string; owed: number; needed: number; available: number; pending: number };

export function owedMinor({ escrowMinor, giftCardsMinor, refundsDueMinor, payoutsMinor }: Owed): number {
  return escrowMinor + giftCardsMinor + refundsDueMinor + payoutsMinor;
}

/**
 * What is owed in each currency against what there is of it. All of it has to be available, but for held money that is
 * still pending at the processor itself: it becomes available with its payment, and can be passed on before that.
 */
export function coverageOf(owed: readonly Owed[], { available, pending }: ProcessorBalance): Coverage[] {
  const of = (part: ProcessorBalance["available"], currency: string) =>
    part.find((each) => each.currency === currency)?.amount ?? 0;
  const currencies = [...new Set([...owed, ...available, ...pending].map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const debt = owed.find((each) => each.currency === currency);
    const total = debt ? minorToProcessor(owedMinor(debt), currency) : 0;
    const held = debt ? minorToProcessor(debt.escrowMinor, currency) : 0;
    const waiting = of(pending, currency);
    const needed = total - Math.max(0, Math.min(waiting, held));
    return { currency, owed: total, needed, available: of(available, currency), pending: waiting };
  });
}

/** Where less is available than has to be. */
export function shortages(coverage: readonly Coverage[]): Coverage[] {
  return coverage.filter(({ needed, available }) => needed > 0 && available < needed);
}
