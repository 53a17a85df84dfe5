import type { App } from "@/lib/payments/app";
import { BOOKS_CHECK_NAMES, type BooksCheckName, type BooksCounts, type BooksFinding } from "./books-check";
import { mergeBalances, type Restaurant, readCheck } from "./books-check-store";

/** So many differences of one check are named; all are counted. */
const NAMED = 50;

export type RestaurantBooks = {
  counts: BooksCounts;
  findings: BooksFinding[];
  /** The check to go on with; null when all are done. */
  next: BooksCheckName | null;
};

/**
 * Compares a restaurant's books with what they are about: every entry of the ledger, card, transfer, receipt, stock and
 * commission, one statement a check, each as of one moment, so it may run while the restaurant sells. Amounts are minor
 * units. Begins with the check `from`, and stops before the next one when time is up. At the end the parts of the running
 * balances are merged.
 */
export async function checkRestaurantBooks(
  app: App,
  { tenantId, slug }: Restaurant,
  { from, isOver }: { from: string; isOver(): boolean },
): Promise<RestaurantBooks> {
  const counts: BooksCounts = {};
  const found: BooksFinding[] = [];
  // A name of another version begins with the first.
  const begin = Math.max(0, (BOOKS_CHECK_NAMES as string[]).indexOf(from));
  for (const check of BOOKS_CHECK_NAMES.slice(begin)) {
    if (isOver()) return { counts, findings: found, next: check };
    const { compared, differ, findings } = await readCheck(app.db, { tenantId, name: check, limit: NAMED });
    counts[check] = { compared, differ };
    found.push(...findings.map((finding) => ({ ...finding, check, tenantId, slug })));
  }
  await mergeBalances(app.db, { tenantId });
  return { counts, findings: found, next: null };
}
