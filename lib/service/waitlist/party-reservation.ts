import { newId } from "@/lib/core/ids/ids";
import { newCancelToken } from "@/lib/service/reservations/cancel-token";
import type { Reservation } from "@/lib/service/reservations/reservation";
import type { WaitlistEntry } from "./waitlist-entry";

type Placed = Pick<Reservation, "startsAt" | "endsAt" | "source" | "tables" | "heldUntil"> & { now: Date };

/** The reservation of a party that waited: a hold until `heldUntil`, or guests who sit down now. */
export function partyReservation(
  { guestCount, customerName, customerEmail, customerPhone, note, locale }: WaitlistEntry,
  { now, ...placed }: Placed,
): Reservation {
  return {
    ...placed,
    id: newId("rsv"),
    status: placed.heldUntil ? "booked" : "seated",
    guestCount,
    customerName,
    customerEmail,
    customerPhone,
    specialRequests: null,
    note,
    locale,
    cancelTokenHash: newCancelToken().hash,
    createdAt: now,
    remindedAt: null,
    seatedAt: placed.heldUntil ? null : now,
    finishedAt: null,
    noShowAt: null,
    canceledAt: null,
    canceledBy: null,
    deposit: null,
  };
}
