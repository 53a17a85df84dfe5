import type { z } from "zod";
import { REFUSAL_REASONS } from "@/lib/core/errors/refusal-reasons";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { findOnlineSlots, type SlotOffer } from "./find-online-slots";
import type { Availability } from "./reservation-contract";
import { getReservationHost } from "./reservation-policy-store";

/**
 * Specification, Reservations: the times "HH:mm" of a date at which a party can book, in order; where there are none,
 * why.
 */
export async function listAvailableSlots(
  app: App,
  input: { tenantId: TenantId; date: string; party: number },
): Promise<z.input<typeof Availability>> {
  const host = await getReservationHost(app.db.sql, input);
  const offer = await findOnlineSlots(app.db.sql, { ...input, host, now: app.clock.now() });
  const isAskable = offer.reason === "FULLY_BOOKED" && host.policy.onlineWaitlist;
  return { ...availabilityOf(offer), takenTimes: isAskable ? offer.starts().map(({ time }) => time) : [] };
}

/** The offered slots as guests see them. */
export function availabilityOf({ slots, reason }: SlotOffer): z.input<typeof Availability> {
  return {
    slots: slots.map(({ time }) => time),
    takenTimes: [],
    reason,
    message: reason && REFUSAL_REASONS.SLOT_UNAVAILABLE[reason],
  };
}
