import { toMajor } from "@/lib/core/money/money";
import { commissionMinor } from "./commission";

type Fees = { currency: string; fees_minor: number; commission_bps: number };

type Earnings = { currency: string; feesMinor: number; commissionMinor: number };

/** Earnings as they go over the wire. */
export function earnedView({ currency, ...minor }: Earnings) {
  return {
    currency,
    fees: toMajor(minor.feesMinor, currency),
    commission: toMajor(minor.commissionMinor, currency),
  };
}

/** Commission is counted by restaurant and month, so that every view adds up to the same. */
export function earningsOf(rows: readonly Fees[]): Earnings[] {
  const sums = new Map<string, Earnings>();
  for (const { currency, fees_minor, commission_bps } of rows) {
    const sum = sums.get(currency) ?? { currency, feesMinor: 0, commissionMinor: 0 };
    sum.feesMinor += fees_minor;
    sum.commissionMinor += commissionMinor(fees_minor, commission_bps);
    sums.set(currency, sum);
  }
  return [...sums.values()];
}
