import { Resend } from "resend";
import type { Env } from "@/lib/platform/env/env";
import type { EmailAttachment } from "./rendered-email";

export type OutgoingEmail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments: readonly EmailAttachment[];
  idempotencyKey: string;
};

/** The provider will never take this email, however often it is asked. */
export class EmailRefused extends Error {}

/**
 * Statuses that are the email's own fault. A wrong or restricted key (401, 403) is ours: the emails wait until it is
 * fixed.
 */
const FINAL_STATUSES = [400, 404, 405, 410, 413, 422];

export type Mailer = {
  /**
   * Hands an email to the provider. Throws EmailRefused if the provider will never accept it, any other error if it can
   * be retried.
   */
  deliver(email: OutgoingEmail): Promise<void>;
  /** True when emails stay in the local mailbox at /dev/mail. */
  isLocal: boolean;
};

/** Keeps emails, and nothing leaves the machine. */
export const LOCAL_MAILER: Mailer = { isLocal: true, deliver: async () => undefined };

/** Resend when it is configured; otherwise the stored email is the mailbox and nothing leaves the machine. */
export function createMailer(env: Env): Mailer {
  if (!env.RESEND_API_KEY) return LOCAL_MAILER;
  const resend = new Resend(env.RESEND_API_KEY);
  return {
    isLocal: false,
    async deliver({ to, subject, html, text, attachments, idempotencyKey }) {
      const { error } = await resend.emails.send(
        {
          from: env.MAIL_FROM,
          to,
          subject,
          html,
          text,
          attachments: attachments.map(({ content, ...file }) => ({
            ...file,
            content: Buffer.from(content).toString("base64"),
          })),
        },
        { idempotencyKey },
      );
      if (!error) return;
      const reason = `Resend refused an email: ${error.name}`;
      throw FINAL_STATUSES.includes(error.statusCode ?? 0) ? new EmailRefused(reason) : new Error(reason);
    },
  };
}
