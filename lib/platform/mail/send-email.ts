import { inboxOf } from "@/lib/core/contact/inbox";
import { isAppError } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/platform/app";
import type { Hit } from "@/lib/platform/rate-limit/limiter";
import { takeForEmail } from "@/lib/platform/rate-limit/take-for-email";
import { MOST_TRIES } from "./delivery-tries";
import {
  type EmailToSend,
  findQueuedEmail,
  keepEmail,
  markEmailFailed,
  markEmailHeld,
  markEmailSent,
  noteTry,
} from "./email-store";
import { inboxCapOf } from "./inbox-cap";
import { EmailRefused } from "./mail-gateway";

/**
 * The job that renders and sends one email. Without a provider it is kept instead, and stays so when there is one
 * later. Once a provider has it, only its subject is kept. One whose inbox has been sent enough that day is held: listed
 * for super-admins, and not sent. Throws when the provider did not take it, so that the job is retried; one that it
 * permanently refuses, or has not accepted for more than a day, is marked failed.
 */
export async function sendEmail(app: App, { emailId }: { emailId: string }): Promise<void> {
  const email = await findQueuedEmail(app.db, emailId);
  if (!email) return;
  const { id, to, template, tries } = email;
  const counted = await countForInbox(app, email);
  if (counted === "held") return;
  const rendered = await app.renderEmail(email);
  if (app.mailer.isLocal) return keepEmail(app.db, { id, ...rendered });
  try {
    await app.mailer.deliver({ to, idempotencyKey: id, ...rendered });
  } catch (err) {
    await counted?.giveBack();
    const error = err instanceof Error ? err.message : "The provider gave no reason.";
    const isFinal = err instanceof EmailRefused || tries + 1 >= MOST_TRIES;
    await (isFinal ? markEmailFailed : noteTry)(app.db, { id, error });
    if (!isFinal) throw err;
    app.log.warn({ emailId, template, error }, "gave up on an email");
    return;
  }
  await markEmailSent(app.db, { id, subject: rendered.subject, sentAt: app.clock.now() });
}

/** Counts an email against its inbox where it counts, or holds it when that one has been sent enough. */
async function countForInbox(app: App, email: EmailToSend): Promise<Hit | null | "held"> {
  const cap = inboxCapOf(email);
  if (!cap) return null;
  try {
    return await takeForEmail(app, cap, { within: [], email: inboxOf(email.to) });
  } catch (err) {
    if (!isAppError(err) || err.code !== "RATE_LIMITED") throw err;
    const { id, template } = email;
    await markEmailHeld(app.db, { id, error: `More than ${cap.limit} emails in a day to this inbox` });
    app.log.warn({ emailId: id, template }, "held an email: its inbox has been sent enough today");
    return "held";
  }
}
