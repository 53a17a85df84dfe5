import type { Tx } from "@/lib/platform/db/db";
import { endAfter, type Reservation } from "@/lib/service/reservations/reservation";
import { insertReservation } from "@/lib/service/reservations/reservation-insert-store";
import { stayMinutes } from "@/lib/service/reservations/reservation-policy";
import type { ReservationHost } from "@/lib/service/reservations/reservation-policy-store";
import { seatParty } from "@/lib/service/reservations/seat-party";
import { partyReservation } from "./party-reservation";
import type { WaitlistEntry } from "./waitlist-entry";

const MINUTE_MS = 60_000;

/**
 * Writes a reservation from now on for a party that waits: a hold until `heldUntil`, or guests who sit down. Throws
 * SLOT_UNAVAILABLE, TABLE_TAKEN and TABLE_NOT_FOUND.
 */
export async function placeWaiting(
  tx: Tx,
  input: {
    host: ReservationHost;
    entry: WaitlistEntry;
    tableIds: readonly string[] | undefined;
    heldUntil: Date | null;
    now: Date;
  },
): Promise<Reservation> {
  const { host, entry, tableIds, heldUntil, now } = input;
  const { tenantId } = host;
  const startsAt = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
  const stay = {
    startsAt,
    endsAt: endAfter(startsAt, stayMinutes(host.policy, entry.guestCount)),
    guestCount: entry.guestCount,
  };
  const tables = await seatParty(tx, { tenantId, stay, tableIds });
  const reservation = partyReservation(entry, { ...stay, source: "walk_in", tables, heldUntil, now });
  await insertReservation(tx, { tenantId, reservation });
  return reservation;
}
