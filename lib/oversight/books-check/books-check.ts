export const BOOKS_AREAS = [
  "ledger",
  "payments",
  "gift_cards",
  "transfers",
  "sales",
  "receipts",
  "drawers",
  "stock",
  "commissions",
] as const;
export type BooksArea = (typeof BOOKS_AREAS)[number];

export const BOOKS_CHECKS = {
  transaction_balanced: "ledger",
  running_balance: "ledger",
  capture_booked: "ledger",
  refund_booked: "ledger",
  dispute_booked: "ledger",
  card_entry_booked: "ledger",
  escrow: "ledger",
  given_back: "payments",
  disputed: "payments",
  ended_order: "payments",
  card_balance: "gift_cards",
  card_issue: "gift_cards",
  cards_total: "gift_cards",
  card_part: "gift_cards",
  card_returned: "gift_cards",
  transfer_booked: "transfers",
  reversal_booked: "transfers",
  transfer_reversed: "transfers",
  payout_missing: "transfers",
  order_lines: "sales",
  bill_lines: "sales",
  bill_pending: "sales",
  receipt_numbers: "receipts",
  receipt_tax: "receipts",
  receipt_sale: "receipts",
  receipt_kept: "receipts",
  receipt_tip: "receipts",
  till_taken: "drawers",
  drawer_day: "drawers",
  drawer_numbers: "drawers",
  ingredient_stock: "stock",
  commission_fees: "commissions",
  commission_share: "commissions",
} as const satisfies Record<string, BooksArea>;
export type BooksCheckName = keyof typeof BOOKS_CHECKS;

export const BOOKS_CHECK_NAMES = Object.keys(BOOKS_CHECKS) as BooksCheckName[];

/** What a check expects and finds: money has a currency, and counts and thousandths of a unit have none. */
export type Compared = {
  /** The row, or for an account of the ledger its name. */
  objectId: string;
  currency: string | null;
  expected: number;
  found: number;
};

export type BooksFinding = Compared & { check: BooksCheckName; tenantId: string; slug: string };

export type BooksCounts = Partial<Record<BooksCheckName, { compared: number; differ: number }>>;

/** Adds what another restaurant or another part of a run has counted. */
export function addCounts(counts: BooksCounts, more: BooksCounts): BooksCounts {
  const sum = { ...counts };
  for (const name of BOOKS_CHECK_NAMES) {
    const { compared = 0, differ = 0 } = counts[name] ?? {};
    const other = more[name];
    if (other) sum[name] = { compared: compared + other.compared, differ: differ + other.differ };
  }
  return sum;
}

/** How many objects were compared and how many differ, over all checks. */
export function totalsOf(counts: BooksCounts): { compared: number; differ: number } {
  const all = Object.values(counts);
  return {
    compared: all.reduce((sum, { compared }) => sum + compared, 0),
    differ: all.reduce((sum, { differ }) => sum + differ, 0),
  };
}
