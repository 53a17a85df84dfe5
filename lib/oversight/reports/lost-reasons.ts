import type { LostRow } from "./sales-store";

/** Reasons are free text: a year of them must not become an endless list. */
const MOST_REASONS = 100;

/** The most frequent reasons, and the rest as one row for each ending. `rows` come most frequent first. */
export function mostFrequent(rows: readonly LostRow[], most = MOST_REASONS): LostRow[] {
  const rest = rows.slice(most);
  const others = (["rejected", "canceled"] as const).flatMap((ending) => {
    const same = rest.filter((row) => row.ending === ending);
    if (same.length === 0) return [];
    const orders = same.reduce((sum, row) => sum + row.orders, 0);
    const amountMinor = same.reduce((sum, row) => sum + row.amountMinor, 0);
    return [{ ending, by: null, reason: null, orders, amountMinor }];
  });
  return [...rows.slice(0, most), ...others];
}
