import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { appendEvents } from "@/lib/platform/events/event-store";
import { reminderToken } from "@/lib/service/reservations/cancel-token";
import { queueConfirmation } from "@/lib/service/reservations/queue-confirmation";
import type { Reservation } from "@/lib/service/reservations/reservation";
import { reservationUpdatedEvent } from "@/lib/service/reservations/reservation-event";
import { getReservationHost } from "@/lib/service/reservations/reservation-policy-store";
import { saveReservation } from "@/lib/service/reservations/reservation-store";
import type { Deposit } from "./deposit";

/** Makes a booking of one that was held for its deposit, now that it is paid, under its lock; the guest is told. */
export async function confirmHeld(
  app: App,
  tx: Tx,
  { tenantId, held, now }: { tenantId: TenantId; held: Reservation & { deposit: Deposit }; now: Date },
): Promise<void> {
  const deposit = { ...held.deposit, status: "paid" as const, paidAt: now };
  const reservation = { ...held, heldUntil: null, deposit };
  await saveReservation(tx, { tenantId, reservation });
  const host = await getReservationHost(tx, { tenantId });
  const token = reminderToken(reservation, app.env.SESSION_SECRET);
  await queueConfirmation(app, tx, { host, reservation, token });
  const event = reservationUpdatedEvent(reservation, host.timeZone, held.status);
  await appendEvents(tx, { tenantId, events: [event], now });
}
