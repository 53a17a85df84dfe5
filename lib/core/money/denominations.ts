/** Coins and notes of a currency in minor units, from the smallest to the largest of each. */
export type Denominations = { coins: readonly number[]; notes: readonly number[] };

const CENTS = [1, 2, 5, 10, 20, 50];

/** Cash that is in circulation, by the central banks' lists; a currency that is missing is counted by its sum. */
const CASH: Readonly<Record<string, Denominations>> = {
  EUR: { coins: [...CENTS, 100, 200], notes: [500, 1_000, 2_000, 5_000, 10_000, 20_000] },
  GBP: { coins: [...CENTS, 100, 200], notes: [500, 1_000, 2_000, 5_000] },
  USD: { coins: [1, 5, 10, 25, 50, 100], notes: [100, 200, 500, 1_000, 2_000, 5_000, 10_000] },
  CAD: { coins: [5, 10, 25, 100, 200], notes: [500, 1_000, 2_000, 5_000, 10_000] },
  AUD: { coins: [5, 10, 20, 50, 100, 200], notes: [500, 1_000, 2_000, 5_000, 10_000] },
  NZD: { coins: [10, 20, 50, 100, 200], notes: [500, 1_000, 2_000, 5_000, 10_000] },
  CHF: { coins: [5, 10, 20, 50, 100, 200, 500], notes: [1_000, 2_000, 5_000, 10_000, 20_000, 100_000] },
  JPY: { coins: [1, 5, 10, 50, 100, 500], notes: [1_000, 2_000, 5_000, 10_000] },
  SEK: { coins: [100, 200, 500, 1_000], notes: [2_000, 5_000, 10_000, 20_000, 50_000, 100_000] },
  DKK: { coins: [50, 100, 200, 500, 1_000, 2_000], notes: [5_000, 10_000, 20_000, 50_000, 100_000] },
  NOK: { coins: [100, 500, 1_000, 2_000], notes: [5_000, 10_000, 20_000, 50_000, 100_000] },
  PLN: { coins: [1, 2, 5, 10, 20, 50, 100, 200, 500], notes: [1_000, 2_000, 5_000, 10_000, 20_000, 50_000] },
  CZK: {
    coins: [100, 200, 500, 1_000, 2_000, 5_000],
    notes: [10_000, 20_000, 50_000, 100_000, 200_000, 500_000],
  },
  HUF: {
    coins: [500, 1_000, 2_000, 5_000, 10_000, 20_000],
    notes: [50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000],
  },
  RON: { coins: [1, 5, 10, 50], notes: [100, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000] },
  AED: { coins: [25, 50, 100], notes: [500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000] },
  MXN: { coins: [50, 100, 200, 500, 1_000, 2_000], notes: [2_000, 5_000, 10_000, 20_000, 50_000, 100_000] },
  BRL: { coins: [5, 10, 25, 50, 100], notes: [200, 500, 1_000, 2_000, 5_000, 10_000, 20_000] },
};

/** The coins and notes to count by; none of a currency that is not listed. */
export function denominationsOf(currency: string): Denominations {
  return CASH[currency] ?? { coins: [], notes: [] };
}

/** Pieces of one coin or note. */
export type Count = { valueMinor: number; pieces: number };

/** What counted coins and notes are worth, in minor units. */
export function countedMinor(counts: readonly Count[]): number {
  return counts.reduce((sum, { valueMinor, pieces }) => sum + valueMinor * pieces, 0);
}
