import type { App } from "@/lib/payments/app";
import { reminderToken } from "@/lib/service/reservations/cancel-token";
import type { Reservation } from "@/lib/service/reservations/reservation";
import { type WaitlistOffer, waitlistOffer } from "./waitlist-contract";
import type { WaitlistEntry } from "./waitlist-entry";

/**
 * What a party sees with its link. Who asked online gets a token of the booking with it: the link came to the address
 * that the booking is confirmed to.
 */
export function guestView(
  app: App,
  { entry, held, timeZone }: { entry: WaitlistEntry; held: Reservation | null; timeZone: string },
): WaitlistOffer {
  if (!entry.wanted || !held) return waitlistOffer(entry, held);
  return waitlistOffer(entry, held, { timeZone, token: reminderToken(held, app.env.SESSION_SECRET) });
}
