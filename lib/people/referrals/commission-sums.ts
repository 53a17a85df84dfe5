import { toMajor } from "@/lib/core/money/money";
import { commissionMinor, groupedBy } from "./commission";
import type { ReferredFees } from "./referral-store";

/** What of these fees' commission was paid, is to be paid, and is still being earned, by currency. */
export function commissionSums(
  fees: readonly ReferredFees[],
  runningMonth: string,
): { currency: string; paid: number; due: number; running: number }[] {
  const earning = fees.filter(({ month }) => month !== null);
  return [...groupedBy(earning, ({ currency }) => currency)].map(([currency, rows]) => {
    const sum = (part: readonly ReferredFees[]) =>
      toMajor(
        part.reduce((total, row) => total + commissionMinor(row.fees_minor, row.commission_bps), 0),
        currency,
      );
    const open = rows.filter(({ paid_at }) => paid_at === null);
    return {
      currency,
      paid: sum(rows.filter(({ paid_at }) => paid_at !== null)),
      due: sum(open.filter(({ month }) => (month ?? "") < runningMonth)),
      running: sum(open.filter(({ month }) => (month ?? "") >= runningMonth)),
    };
  });
}
