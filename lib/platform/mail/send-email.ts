import type { App } from "@/lib/platform/app";
import { MOST_TRIES } from "./delivery-tries";
import { findQueuedEmail, keepSentEmail, markEmailFailed, markEmailSent, noteTry } from "./email-store";
import { EmailRefused } from "./mail-gateway";

/**
 * The job that renders and sends one email. Once a provider has it, only its subject is kept. Throws when the provider
 * did not take it, so that the job is retried; one that it permanently refuses, or has not accepted for more than a
 * day, is marked failed.
 */
export async function sendEmail(app: App, { emailId }: { emailId: string }): Promise<void> {
  const email = await findQueuedEmail(app.db, emailId);
  if (!email) return;
  const { id, to, template, tries } = email;
  const rendered = await app.renderEmail(email);
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
  const sent = { id, subject: rendered.subject, sentAt: app.clock.now() };
  if (app.mailer.isLocal) await keepSentEmail(app.db, { ...sent, ...rendered });
  else await markEmailSent(app.db, sent);
}
