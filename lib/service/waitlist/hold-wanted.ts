import { fail } from "@/lib/core/errors/app-error";
import type { Tx } from "@/lib/platform/db/db";
import { claimSlot } from "@/lib/service/reservations/claim-slot";
import { findOnlineSlots } from "@/lib/service/reservations/find-online-slots";
import type { Reservation } from "@/lib/service/reservations/reservation";
import { insertReservation } from "@/lib/service/reservations/reservation-insert-store";
import type { ReservationHost } from "@/lib/service/reservations/reservation-policy-store";
import { offerEnd, suits } from "./online-offer";
import { partyReservation } from "./party-reservation";
import type { TableRequest } from "./waitlist-entry";

/**
 * Holds the first table that suits what a party asked for online, among just what bookTable would book now. Throws
 * SLOT_UNAVAILABLE.
 */
export async function holdWanted(
  tx: Tx,
  { host, entry, now }: { host: ReservationHost; entry: TableRequest; now: Date },
): Promise<Reservation & { heldUntil: Date }> {
  const { wanted } = entry;
  const { tenantId, timeZone: zone } = host;
  const { slots } = await findOnlineSlots(tx, { host, date: wanted.date, party: entry.guestCount, now });
  const slot =
    slots.find(({ time }) => suits(wanted, time)) ??
    fail("SLOT_UNAVAILABLE", "No table is free for this party at the times that it asked for.", {
      reason: "TIME_NOT_OFFERED",
    });
  const tables = await claimSlot(tx, { tenantId, slot });
  const stay = { startsAt: slot.start, endsAt: slot.end };
  const heldUntil = offerEnd({ ...stay, now, zone });
  const reservation = partyReservation(entry, { ...stay, source: "online", tables, heldUntil, now });
  await insertReservation(tx, { tenantId, reservation });
  return { ...reservation, heldUntil };
}
