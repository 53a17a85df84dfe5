import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { appendEvents } from "@/lib/platform/events/event-store";
import { queueCancellation } from "@/lib/service/reservations/queue-cancellation";
import type { Reservation } from "@/lib/service/reservations/reservation";
import { reservationCanceledEvent } from "@/lib/service/reservations/reservation-event";
import { getReservationHost } from "@/lib/service/reservations/reservation-policy-store";
import { lockReservation, saveReservation } from "@/lib/service/reservations/reservation-store";
import type { DepositRef } from "./deposit-store";
import { dropDeposit } from "./drop-deposit";

/**
 * Frees a table that was held for a deposit which was not paid. Does nothing once it was paid or the hold has ended. A guest
 * whom staff had asked by email is told; one who booked online sees it on the page.
 */
export async function endHold(app: App, tx: Tx, { now, ...ref }: DepositRef & { now: Date }): Promise<void> {
  const held = await lockReservation(tx, ref);
  if (held?.status !== "booked" || held.heldUntil === null) return;
  if (!(await dropDeposit(app, tx, { ...ref, to: "canceled", now }))) return;
  const { tenantId } = ref;
  const reservation: Reservation = {
    ...held,
    status: "canceled",
    heldUntil: null,
    canceledAt: now,
    canceledBy: "system",
    deposit: held.deposit && { ...held.deposit, status: "canceled", closedAt: now },
  };
  await saveReservation(tx, { tenantId, reservation });
  const host = await getReservationHost(tx, { tenantId });
  if (held.source !== "online") await queueCancellation(app, tx, { host, reservation });
  const event = reservationCanceledEvent(reservation, host.timeZone, held.status);
  await appendEvents(tx, { tenantId, events: [event], now });
}
