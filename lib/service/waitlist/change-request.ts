import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { findOnlineSlots } from "@/lib/service/reservations/find-online-slots";
import { getReservationHost } from "@/lib/service/reservations/reservation-policy-store";
import { findOffer } from "./find-offer";
import { guestView } from "./guest-view";
import { lastWantedStart } from "./last-wanted-start";
import { saveWantedTimes } from "./request-store";
import type { WaitlistOffer } from "./waitlist-contract";
import type { WaitlistRef } from "./waitlist-store";

/**
 * Changes from when to when a start suits who asked online; the place in the line stays. Throws INVALID_TOKEN, alike for
 * a wrong token and an unknown party, NOT_CHANGEABLE once a table is offered or the request has ended, TABLE_AVAILABLE
 * where a table is free at these times, and SLOT_UNAVAILABLE where the restaurant seats nobody then.
 */
export async function changeRequest(
  app: App,
  input: WaitlistRef & { token: string; earliest: string; latest: string },
): Promise<WaitlistOffer> {
  const { tenantId, entryId, earliest, latest } = input;
  const entry =
    (await findOffer(app, input)) ??
    fail("INVALID_TOKEN", "This link is not valid. Use the one in the latest email.");
  if (entry.status !== "asked" || !entry.wanted) return refuse();
  const { date } = entry.wanted;
  const changed = await inTransaction(app.db, async (tx) => {
    const now = app.clock.now();
    const host = await getReservationHost(tx, { tenantId });
    const offer = await findOnlineSlots(tx, { host, date, party: entry.guestCount, now });
    const wanted = { date, earliest, latest, until: lastWantedStart(offer, { earliest, latest }) };
    if (!(await saveWantedTimes(tx, { tenantId, entryId, wanted }))) return refuse();
    return guestView(app, { entry: { ...entry, wanted }, held: null, timeZone: host.timeZone });
  });
  app.live.announce(tenantId);
  return changed;
}

function refuse(): never {
  return fail("NOT_CHANGEABLE", "A table has been offered, or the request has ended. Open the link again.");
}
