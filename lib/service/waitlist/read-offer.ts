import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { findGuestOffer, type ReadOfferInput } from "./find-guest-offer";
import type { WaitlistOffer } from "./waitlist-contract";

/** As findGuestOffer. Throws INVALID_TOKEN. */
export async function readOffer(app: App, input: ReadOfferInput): Promise<WaitlistOffer> {
  const offer = await findGuestOffer(app, input);
  return offer ?? fail("INVALID_TOKEN", "This link is not valid. Use the one in the latest email.");
}
