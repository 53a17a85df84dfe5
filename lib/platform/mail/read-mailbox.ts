import type { App } from "@/lib/platform/app";
import { listEmails } from "./email-store";
import type { MailboxEmail } from "./mail-contract";
import type { EmailAttachment } from "./rendered-email";

const EMAILS_SHOWN = 100;

/** The local mailbox, newest first. An email whose job has not run yet is shown as it will be. */
export async function readMailbox(app: App, { to }: { to: string | null }): Promise<MailboxEmail[]> {
  const emails = await listEmails(app.db, { to, limit: EMAILS_SHOWN });
  return Promise.all(
    emails.map(async (email) => {
      const { id, subject, text, html, createdAt } = email;
      const content =
        subject === null || text === null || html === null
          ? await app.renderEmail(email)
          : // Written by keepSentEmail.
            { subject, text, html, attachments: email.attachments as EmailAttachment[] };
      return {
        id,
        to: email.to,
        createdAt: createdAt.toISOString(),
        ...content,
        attachments: [...content.attachments],
      };
    }),
  );
}
