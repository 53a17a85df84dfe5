import { percentOf } from "@/lib/core/money/money";

/** What is taken off a cart's lines: a percentage (two decimals at most) or a fixed amount. */
export type Discount = { type: "percent"; percent: number } | { type: "fixed"; amountMinor: number };

/** What the discount takes off the lines: percentages round halves up, and never more than the lines. */
export function discountMinor(discount: Discount, subtotalMinor: number): number {
  const wanted =
    discount.type === "percent" ? percentOf(subtotalMinor, discount.percent) : discount.amountMinor;
  return Math.min(Math.max(wanted, 0), subtotalMinor);
}
