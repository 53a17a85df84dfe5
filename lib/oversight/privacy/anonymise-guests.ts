import { anonymiseGuestNotes } from "@/lib/oversight/guests/anonymise-guest-notes";
import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { anonymiseBookings } from "@/lib/service/booking-erasure/anonymise-bookings";
import { anonymiseGiftCards } from "@/lib/service/gift-cards/anonymise-gift-cards";
import { anonymiseOrders } from "@/lib/service/orders/privacy/anonymise-orders";
import { listGuestTimes, markGuestsErased } from "./guest-retention-store";

/** As many orders are held at once as a restaurant takes in an evening. */
const BATCH = 200;

/**
 * Takes guests out of orders, bookings and gift cards that are older than their restaurant keeps them
 * (docs/decisions/035), accounts' own included; amounts, items and the ledger stay. Works until all is done or `limit`
 * rows were seen, and returns how many; less than `limit` means done.
 */
export async function anonymiseGuests(
  app: App,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  let seen = 0;
  for (const time of await listGuestTimes(app.db, { now })) {
    for (const anonymise of [anonymiseOrders, anonymiseBookings, anonymiseGiftCards, anonymiseGuestNotes]) {
      for (let last = BATCH; last >= BATCH; seen += last) {
        if (seen >= limit) return limit;
        last = await inTransaction(app.db, (tx) => anonymise(tx, { ...time, limit: BATCH }));
      }
    }
    await markGuestsErased(app.db, time);
  }
  return Math.min(seen, limit - 1);
}
