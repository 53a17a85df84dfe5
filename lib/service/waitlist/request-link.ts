import type { App } from "@/lib/payments/app";
import { reminderToken } from "@/lib/service/reservations/cancel-token";
import type { WaitlistEntry } from "./waitlist-entry";

/**
 * A further token of a request, for emails after the first: only its digest is kept, and the link in the first email
 * goes on working.
 */
export function requestToken(app: App, { id, tokenHash }: Pick<WaitlistEntry, "id" | "tokenHash">): string {
  return reminderToken({ id, cancelTokenHash: tokenHash }, app.env.SESSION_SECRET);
}

/** The page on which a party sees what it waits for and answers an offer. */
export function requestPage(
  app: App,
  { host, entry, token }: { host: { slug: string }; entry: Pick<WaitlistEntry, "id">; token: string },
): string {
  return `${app.env.publicUrl}/s/${host.slug}/waitlist/${entry.id}?token=${token}`;
}
