import type { App } from "@/lib/payments/app";
import { findReservation } from "@/lib/service/reservations/reservation-store";
import { findOffer } from "./find-offer";
import { guestView } from "./guest-view";
import type { WaitlistOffer } from "./waitlist-contract";
import type { WaitlistRef } from "./waitlist-store";

export type ReadOfferInput = WaitlistRef & { timeZone: string; token: string };

/**
 * What the token of a party's email opens, as the party sees it: an offer is over once its time is, also before the hold
 * is freed. Null, alike for a wrong token and an unknown party.
 */
export async function findGuestOffer(app: App, input: ReadOfferInput): Promise<WaitlistOffer | null> {
  const entry = await findOffer(app, input);
  if (!entry) return null;
  const { tenantId, timeZone } = input;
  const { reservationId, offerUntil } = entry;
  const isOver = offerUntil !== null && offerUntil <= app.clock.now();
  const held =
    entry.wanted && reservationId && !isOver
      ? await findReservation(app.db.prisma, { tenantId, reservationId })
      : null;
  return guestView(app, { entry: isOver ? { ...entry, status: "expired" } : entry, held, timeZone });
}
