import type { TaxLine } from "@/lib/restaurant/tax/tax";
import { reversedTax } from "@/lib/restaurant/tax/tax-correction";

type Corrected = { status: string; receipts: readonly { taxLines: unknown }[] };

/** A refund with the tax in it, from its correction; one that a bank returned has two, which undo each other, and none. */
export function taxedRefund<R extends Corrected>({
  receipts,
  ...refund
}: R): Omit<R, "receipts"> & { taxLines: TaxLine[] } {
  const last = refund.status === "succeeded" ? receipts.at(-1) : undefined;
  return { ...refund, taxLines: reversedTax((last?.taxLines ?? []) as TaxLine[]) };
}
