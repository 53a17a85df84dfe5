import type { Tx } from "@/lib/platform/db/db";
import { forgetBillGuests } from "./bill-guest-store";

/** Erases the names and browsers of up to `limit` guests of a restaurant's bills from a period. Returns how many. */
export function anonymiseTableGuests(
  tx: Tx,
  time: { tenantId: string; from: Date | null; before: Date; limit: number },
): Promise<number> {
  return forgetBillGuests(tx, time);
}
