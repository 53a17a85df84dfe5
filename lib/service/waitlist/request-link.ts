import type { App } from "@/lib/payments/app";
import { type StorefrontName, storefrontHome } from "@/lib/restaurant/tenancy/storefront-home";
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
  { host, entry, token }: { host: StorefrontName; entry: Pick<WaitlistEntry, "id">; token: string },
): string {
  return `${storefrontHome(app.env.publicUrl, host)}/waitlist/${entry.id}?token=${token}`;
}
