import { anonymiseGuestNotes } from "@/lib/oversight/guests/anonymise-guest-notes";
import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { inTransaction } from "@/lib/platform/db/transaction";
import { tellErased } from "@/lib/restaurant/webhooks/tell-erased";
import { anonymiseTableGuests } from "@/lib/service/bills/rounds/anonymise-table-guests";
import { anonymiseBookings } from "@/lib/service/booking-erasure/anonymise-bookings";
import { anonymiseGiftCards } from "@/lib/service/gift-cards/anonymise-gift-cards";
import { anonymiseOrders } from "@/lib/service/orders/privacy/anonymise-orders";
import {
  type GuestKind,
  type GuestTime,
  listGuestKinds,
  listGuestTimes,
  markGuestsErased,
} from "./guest-retention-store";

/** As many orders are held at once as a restaurant takes in an evening. */
const BATCH = 200;

const ANONYMISE: Record<GuestKind, (tx: Tx, time: GuestTime & { limit: number }) => Promise<number>> = {
  orders: anonymiseOrders,
  bookings: anonymiseBookings,
  cards: anonymiseGiftCards,
  notes: anonymiseGuestNotes,
  tables: anonymiseTableGuests,
};

/**
 * Takes guests out of orders, bookings, gift cards and bills that are older than their restaurant keeps them
 * (docs/decisions/035), accounts' own included; amounts, items and the ledger stay. Works until all is done or `limit`
 * rows were seen, and returns how many; less than `limit` means done.
 */
export async function anonymiseGuests(
  app: App,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  let seen = 0;
  /** Restaurants that are done, noted together: on most days most of them have nothing to forget. */
  const done: GuestTime[] = [];
  try {
    for (const time of await listGuestTimes(app.db, { scope: app.twin, now })) {
      for (const kind of await listGuestKinds(app.db, time)) {
        for (let last = BATCH; last >= BATCH && seen < limit; seen += last)
          last = await inTransaction(app.db, async (tx) => {
            const rows = await ANONYMISE[kind](tx, { ...time, limit: BATCH });
            await tellErased(tx, now);
            return rows;
          });
      }
      if (seen >= limit) break;
      done.push(time);
    }
  } finally {
    await markGuestsErased(app.db, done);
  }
  return Math.min(seen, limit);
}
