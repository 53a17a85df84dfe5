import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Tx } from "@/lib/platform/db/db";
import { appendEvents } from "@/lib/platform/events/event-store";
import type { Reservation } from "@/lib/service/reservations/reservation";
import { reservationCanceledEvent } from "@/lib/service/reservations/reservation-event";
import { getReservationHost } from "@/lib/service/reservations/reservation-policy-store";
import { lockReservation, saveReservation } from "@/lib/service/reservations/reservation-store";
import type { WaitlistEntry } from "./waitlist-entry";
import { saveEntry } from "./waitlist-store";

/**
 * Ends what a party waits for: its hold is freed, or, where staff has seated the guests or freed the table meanwhile,
 * what became of it stays. The party's row is locked.
 */
export async function endOffer(
  tx: Tx,
  input: {
    tenantId: TenantId;
    entry: WaitlistEntry;
    to: "left" | "expired";
    by: NonNullable<Reservation["canceledBy"]>;
    now: Date;
  },
): Promise<WaitlistEntry> {
  const { tenantId, entry, to, by, now } = input;
  const held = entry.reservationId
    ? await lockReservation(tx, { tenantId, reservationId: entry.reservationId })
    : null;
  if (held?.status === "booked" && held.heldUntil) {
    const { timeZone } = await getReservationHost(tx, { tenantId });
    const reservation: Reservation = {
      ...held,
      status: "canceled",
      heldUntil: null,
      canceledAt: now,
      canceledBy: by,
    };
    await saveReservation(tx, { tenantId, reservation });
    const event = reservationCanceledEvent(reservation, timeZone, held.status);
    await appendEvents(tx, { tenantId, events: [event], now });
  }
  const isKept = held?.status === "seated" || held?.status === "finished";
  const ended: WaitlistEntry = {
    ...entry,
    status: isKept ? "booked" : to,
    offerUntil: null,
    closedAt: now,
  };
  await saveEntry(tx, { tenantId, entry: ended });
  return ended;
}
