import type { App } from "@/lib/app/app";
import { findQueuedEmail, markEmailSent } from "./email-store";
import { renderEmail } from "./render-email";

/** The job that renders and sends one email. Throws when the provider did not take it, to be tried again. */
export async function sendEmail(app: App, { emailId }: { emailId: string }): Promise<void> {
  const email = await findQueuedEmail(app.db, emailId);
  if (!email) return;
  const rendered = await renderEmail(email);
  await app.mailer.deliver({ to: email.to, idempotencyKey: email.id, ...rendered });
  await markEmailSent(app.db, { id: email.id, ...rendered, sentAt: app.clock.now() });
}
