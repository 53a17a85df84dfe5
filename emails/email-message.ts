import type { ReactElement } from "react";
import type { Locale } from "@/lib/i18n/locales";
import type { EmailProps, EmailTemplate } from "@/lib/mail/email-templates";

/** A template: turns its props into a subject line and a body, in a language. */
export type EmailMessage<T extends EmailTemplate> = (
  props: EmailProps[T],
  locale: Locale,
) => { subject: string; body: ReactElement };
