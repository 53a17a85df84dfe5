import type { App } from "@/lib/payments/app";
import { findOffer } from "./find-offer";
import { type WaitlistOffer, waitlistOffer } from "./waitlist-contract";
import type { WaitlistRef } from "./waitlist-store";

/**
 * The offer that the token of its email opens, as its party sees it: over once its time is, also before the hold is
 * freed. Null, alike for a wrong token and an unknown party.
 */
export async function readOffer(
  app: App,
  input: WaitlistRef & { token: string },
): Promise<WaitlistOffer | null> {
  const entry = await findOffer(app, input);
  if (!entry) return null;
  const isOver = entry.offerUntil !== null && entry.offerUntil <= app.clock.now();
  return waitlistOffer(isOver ? { ...entry, status: "expired" } : entry, null);
}
