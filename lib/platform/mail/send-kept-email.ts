import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/platform/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { MOST_TRIES } from "./delivery-tries";
import { requeueKeptEmail } from "./email-store";

/**
 * Sends an email that was kept because there was no provider. Nothing does that by itself: what it says may be long
 * over. Throws NO_MAIL_PROVIDER while there is still none, and EMAIL_NOT_KEPT.
 */
export async function sendKeptEmail(app: App, { emailId }: { emailId: string }): Promise<void> {
  if (app.mailer.isLocal)
    fail("NO_MAIL_PROVIDER", "No mail provider is set up. Set RESEND_API_KEY and MAIL_FROM first.");
  await inTransaction(app.db, async (tx) => {
    const isQueued = await requeueKeptEmail(tx, emailId);
    if (!isQueued) fail("EMAIL_NOT_KEPT", "There is no such email, or it is queued or sent already.");
    await app.jobs.add(tx, "send-email", { emailId }, { maxAttempts: 2 * MOST_TRIES });
  });
}
