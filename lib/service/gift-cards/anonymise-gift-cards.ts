import type { Tx } from "@/lib/platform/db/db";
import { eraseMailbox } from "./erase-mailbox";
import { findPeopledCards } from "./gift-card-erasure-store";

/**
 * Takes buyers and recipients out of up to `limit` cards and as many purchases of a restaurant that were made in a time.
 * The codes still open the cards. Returns how many of the more numerous kind there were.
 */
export async function anonymiseGiftCards(
  tx: Tx,
  time: { tenantId: string; from: Date | null; before: Date; limit: number },
): Promise<number> {
  const traces = await findPeopledCards(tx, time);
  await eraseMailbox(tx, { email: null, traces });
  return Math.max(traces.cards.length, traces.purchases.length);
}
