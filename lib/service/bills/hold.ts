import type { BillPayment, Share } from "./bill";

export type Hold = Pick<
  BillPayment,
  "status" | "takenBy" | "takenAt" | "heldUntil" | "amountMinor" | "share"
> & {
  paymentId: string;
  /** Null until the processor has made its intent. */
  intentId: string | null;
  itemIds: string[];
};

type Wanted = { share: Share | null; itemIds: readonly string[] };

/** Of the payments that give way, one that has the very share or an item that somebody wants to pay, or null. */
export function holdOf(yielding: readonly Hold[], { share, itemIds }: Wanted): Hold | null {
  const found = yielding.find(
    (hold) =>
      (share && hold.share?.part === share.part && hold.share.of === share.of) ||
      hold.itemIds.some((id) => itemIds.includes(id)),
  );
  return found ?? null;
}

/** The first payment that gives way to an amount, or null where it fits without, or would not fit without all of them. */
export function holdFor(
  yielding: readonly Hold[],
  { amountMinor, openMinor }: { amountMinor: number; openMinor: number },
): Hold | null {
  const missingMinor = Math.max(amountMinor, 1) - openMinor;
  const freeMinor = yielding.reduce((sum, hold) => sum + hold.amountMinor, 0);
  return missingMinor > 0 && missingMinor <= freeMinor ? (yielding[0] ?? null) : null;
}
