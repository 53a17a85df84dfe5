import type { App } from "@/lib/payments/app";
import { opensReservation } from "@/lib/service/reservations/cancel-token";
import type { WaitlistEntry } from "./waitlist-entry";
import { findEntry, type WaitlistRef } from "./waitlist-store";

/** The offer that the token of its email opens; null, alike for a wrong token and an unknown party. */
export async function findOffer(
  app: App,
  { tenantId, entryId, token }: WaitlistRef & { token: string },
): Promise<WaitlistEntry | null> {
  const entry = await findEntry(app.db.prisma, { tenantId, entryId });
  if (!entry) return null;
  const { id, tokenHash: cancelTokenHash } = entry;
  return opensReservation(token, { id, cancelTokenHash }, app.env.SESSION_SECRET) ? entry : null;
}
