import { allocate } from "@/lib/money/money";

/** What the guests of one table eat and pay. Amounts are minor units of `currency`. */
export type Bill = {
  id: string;
  tableId: string;
  tableName: string;
  status: "open" | "closed";
  currency: string;
  /** The items that are not voided. */
  totalMinor: number;
  paidMinor: number;
  openedAt: Date;
  closedAt: Date | null;
  items: BillItem[];
  payments: BillPayment[];
};

export type BillItem = {
  id: string;
  round: number;
  productId: string;
  productName: string;
  quantity: number;
  unitPriceMinor: number;
  lineTotalMinor: number;
  selectedOptions: Record<string, string[]>;
  addedAt: Date;
  voidedAt: Date | null;
  voidReason: string | null;
  paymentId: string | null;
};

/** One of `of` equal shares, counted from 1. */
export type Share = { part: number; of: number };

export type BillPayment = {
  id: string;
  method: "cash" | "stripe" | "paypal" | "satispay";
  amountMinor: number;
  share: Share | null;
  takenAt: Date;
};

/**
 * What one share of a bill costs now: an equal part of what is open and what other shares of the same split have paid,
 * the odd units in the first parts, and never more than is open. Every part paid once settles an unchanged bill exactly.
 */
export function shareMinor(
  { part, of }: Share,
  { openMinor, paidInSplitMinor }: { openMinor: number; paidInSplitMinor: number },
): number {
  const parts = allocate(openMinor + paidInSplitMinor, Array<number>(of).fill(1));
  const own = parts[part - 1];
  if (own === undefined) throw new RangeError(`There is no part ${part} of ${of}`);
  return Math.min(own, openMinor);
}
