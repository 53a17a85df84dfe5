import { toMajor, toMinor } from "@/lib/core/money/money";
import { localDate } from "@/lib/core/time/zone";
import type { HeldPaymentWire } from "@/lib/payments/statement/held-contract";

/** What is released on one day, or waits for one thing. */
export interface ReleaseGroup {
  key: string;
  waitsFor: HeldPaymentWire["waitsFor"];
  /** YYYY-MM-DD in the restaurant's zone; null where no time is known. */
  day: string | null;
  currency: string;
  amount: number;
  payments: HeldPaymentWire[];
}

/** What is held, by the day of its release, and then by what else it waits for; amounts add up to what is held. */
export function groupReleases(payments: readonly HeldPaymentWire[], timeZone: string): ReleaseGroup[] {
  const groups = new Map<string, ReleaseGroup>();
  for (const payment of payments) {
    const { waitsFor, releaseAt, currency } = payment;
    const day = waitsFor === "release" && releaseAt ? localDate(new Date(releaseAt), timeZone) : null;
    const key = `${waitsFor} ${day ?? ""} ${currency}`;
    const known = groups.get(key);
    groups.set(key, {
      key,
      waitsFor,
      day,
      currency,
      amount: toMajor(toMinor(known?.amount ?? 0, currency) + toMinor(payment.amount, currency), currency),
      payments: [...(known?.payments ?? []), payment],
    });
  }
  return [...groups.values()].toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Days in order, before what has none; the order of those among each other is kept. */
const placeOf = ({ day }: ReleaseGroup) => (day === null ? Number.MAX_SAFE_INTEGER : Date.parse(day));
