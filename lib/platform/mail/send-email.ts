import type { App } from "@/lib/platform/app";
import { MOST_TRIES } from "./delivery-tries";
import { findQueuedEmail, keepEmail, markEmailFailed, markEmailSent, noteTry } from "./email-store";
import { EmailRefused } from "./mail-gateway";

/**
 * The job that renders and sends one email. Without a provider it is kept instead, and stays so when there is one
 * later. Once a provider has it, only its subject is kept. Throws when the provider
 * did not take it, so that the job is retried; one that it permanently refuses, or has not accepted for more than a
 * day, is marked failed.
 */
export async function sendEmail(app: App, { emailId }: { emailId: string }): Promise<void> {
  const email = await findQueuedEmail(app.db, emailId);
  if (!email) return;
  const { id, to, template, tries } = email;
  const rendered = await app.renderEmail(email);
  if (app.mailer.isLocal) return keepEmail(app.db, { id, ...rendered });
  try {
    await app.mailer.deliver({ to, idempotencyKey: id, ...rendered });
  } catch (err) {
    const error = err instanceof Error ? err.message : "The provider gave no reason.";
    const isFinal = err instanceof EmailRefused || tries + 1 >= MOST_TRIES;
    await (isFinal ? markEmailFailed : noteTry)(app.db, { id, error });
    if (!isFinal) throw err;
    app.log.warn({ emailId, template, error }, "gave up on an email");
    return;
  }
  await markEmailSent(app.db, { id, subject: rendered.subject, sentAt: app.clock.now() });
}
