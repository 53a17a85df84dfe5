import type { App } from "@/lib/payments/app";
import { findOnlineSlots } from "@/lib/service/reservations/find-online-slots";
import { getReservationHost } from "@/lib/service/reservations/reservation-policy-store";
import { suits } from "./online-offer";
import { type Evening, listAsked } from "./request-store";
import { tryOffer } from "./try-offer";

/**
 * Offers what is free on an evening to those who wait for it, each table to the first whom it suits. Returns how many
 * were offered one. What is free is read once for each party size until a table is taken.
 */
export async function offerEvening(app: App, { tenantId, date }: Evening): Promise<number> {
  const host = await getReservationHost(app.db.sql, { tenantId });
  const free = new Map<number, string[]>();
  const timesFor = async (party: number): Promise<string[]> => {
    const known = free.get(party);
    if (known) return known;
    const { slots } = await findOnlineSlots(app.db.sql, { host, date, party, now: app.clock.now() });
    const times = slots.map(({ time }) => time);
    free.set(party, times);
    return times;
  };
  let offered = 0;
  for (const { id: entryId, guestCount, wanted } of await listAsked(app.db, { tenantId, date })) {
    if (!(await timesFor(guestCount)).some((time) => suits(wanted, time))) continue;
    if (await tryOffer(app, { tenantId, entryId })) offered += 1;
    free.clear();
  }
  return offered;
}
