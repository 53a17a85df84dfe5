import { parseDate } from "@/lib/core/time/zone";
import { BALANCE_TYPES, type BalanceType } from "@/lib/payments/statement/balance-transaction";

/** What a list of the money pages is narrowed down to. Days are the restaurant's, YYYY-MM-DD, both included. */
export type MoneyFilters = { type: BalanceType | null; from: string | null; to: string | null };

/** The filters of an address. What is unknown or no date counts as not there, so that an old link still works. */
export function readMoneyFilters(search: URLSearchParams): MoneyFilters {
  return {
    type: BALANCE_TYPES.find((type) => type === search.get("type")) ?? null,
    from: parseDate(search.get("from") ?? ""),
    to: parseDate(search.get("to") ?? ""),
  };
}

export function writeMoneyFilters(filters: MoneyFilters): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value !== null) search.set(name, value);
  return search;
}
