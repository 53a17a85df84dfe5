import { fail } from "@/lib/core/errors/app-error";
import type { Guard } from "@/lib/platform/http/guard";
import { localDoor } from "@/lib/platform/http/local-door";

/** Guards the local mailbox, which does not exist while a provider sends the emails. Throws NOT_FOUND. */
export const localMailbox: Guard<object> = {
  name: "local-mailbox",
  cookies: [],
  async check(input) {
    if (!input.app.mailer.isLocal)
      fail("NOT_FOUND", "Emails are sent through a provider here; there is no local mailbox.");
    return localDoor.check(input);
  },
};
