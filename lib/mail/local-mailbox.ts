import { superAdmin } from "@/lib/auth/staff-guards";
import { fail } from "@/lib/errors/app-error";
import type { Guard } from "@/lib/http/guard";

/**
 * Opens the local mailbox. It does not exist while a provider sends the emails. Behind an https address other people's
 * emails are at stake, so there it asks for a super-admin; on a plain local start anyone at the machine may look.
 * Throws NOT_FOUND, UNAUTHENTICATED, FORBIDDEN.
 */
export const localMailbox: Guard<object> = {
  name: "local-mailbox",
  cookies: [],
  async check(input) {
    if (!input.app.mailer.isLocal)
      fail("NOT_FOUND", "Emails are sent by a provider; there is no local mailbox.");
    return input.app.env.publicUrl.startsWith("https:") ? superAdmin.check(input) : {};
  },
};
