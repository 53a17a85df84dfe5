import type { ReactElement } from "react";
import type { Locale } from "@/lib/core/i18n/locales";
import type { EmailProps, EmailTemplate } from "@/lib/platform/mail/email-templates";
import type { EmailAttachment } from "@/lib/platform/mail/rendered-email";

/** A template: turns its props into a subject line and a body, in a language. */
export type EmailMessage<T extends EmailTemplate> = (
  props: EmailProps[T],
  locale: Locale,
) => { subject: string; body: ReactElement; attachments?: readonly EmailAttachment[] };
