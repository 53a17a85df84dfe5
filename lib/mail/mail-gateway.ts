import { Resend } from "resend";
import type { Env } from "@/lib/env/env";

export type OutgoingEmail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  idempotencyKey: string;
};

export type Mailer = {
  /** Hands an email to the provider; throws when it was not taken, so that the job tries again. */
  deliver(email: OutgoingEmail): Promise<void>;
  /** True when emails stay in the local mailbox at /dev/mail. */
  isLocal: boolean;
};

/** Resend when it is configured; otherwise the stored email is the mailbox and nothing leaves the machine. */
export function createMailer(env: Env): Mailer {
  if (!env.RESEND_API_KEY) return { isLocal: true, deliver: async () => undefined };
  const resend = new Resend(env.RESEND_API_KEY);
  return {
    isLocal: false,
    async deliver({ to, subject, html, text, idempotencyKey }) {
      const { error } = await resend.emails.send(
        { from: env.MAIL_FROM, to, subject, html, text },
        { idempotencyKey },
      );
      if (error) throw new Error(`Resend refused an email: ${error.name}`);
    },
  };
}
