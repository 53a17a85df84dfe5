import { toMajor, toMinor } from "@/lib/core/money/money";
import { shareMinor } from "@/lib/service/bills/bill";

export type PayWay = "whole" | "share" | "items" | "amount";

export type PayPart = { amount: number } | { share: { part: number; of: number } } | { itemIds: string[] };

interface PayableBill {
  currency: string;
  open: number;
  items: readonly { id: string; lineTotal: number; serviceCharge: number }[];
  payments: readonly { status: string; amount: number; share: { part: number; of: number } | null }[];
}

const isTaken = ({ status }: { status: string }) => status === "paid" || status === "pending";

/** The first share of a split into `of` parts that nobody has taken, and what it costs now; null when all are. */
export function nextShare(bill: PayableBill, of: number): { part: number; amount: number } | null {
  const taken = bill.payments.filter((payment) => isTaken(payment) && payment.share?.of === of);
  const part = Array.from({ length: of }, (_, index) => index + 1).find(
    (candidate) => !taken.some(({ share }) => share?.part === candidate),
  );
  if (part === undefined) return null;
  const minor = (amount: number) => toMinor(amount, bill.currency);
  const paidInSplitMinor = taken.reduce((sum, { amount }) => sum + minor(amount), 0);
  const openMinor = minor(bill.open);
  return { part, amount: toMajor(shareMinor({ part, of }, { openMinor, paidInSplitMinor }), bill.currency) };
}

/** What the chosen items cost together with their service charge, in major units. */
export function itemsAmount(bill: PayableBill, itemIds: readonly string[]): number {
  const minor = bill.items
    .filter(({ id }) => itemIds.includes(id))
    .reduce(
      (sum, { lineTotal, serviceCharge }) =>
        sum + toMinor(lineTotal, bill.currency) + toMinor(serviceCharge, bill.currency),
      0,
    );
  return toMajor(minor, bill.currency);
}
