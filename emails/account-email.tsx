import type { Locale } from "@/lib/core/i18n/locales";
import { translator } from "@/lib/core/i18n/translator";
import type { AccountEmailProps } from "@/lib/platform/mail/email-templates";
import { EmailFrame } from "./email-frame";
import { ActionButton, Paragraph } from "./email-parts";

/** An email about an account: what happened, one link, and what to do if it was someone else. */
export function accountEmail(
  about: "passwordReset" | "proveEmail" | "guestData",
  { sender, name, url }: AccountEmailProps,
  locale: Locale,
) {
  const t = translator(locale, "emails", { country: sender.country });
  const lead = t(`${about}.lead`);
  return {
    subject: t(`${about}.subject`, { sender: sender.name }),
    body: (
      <EmailFrame
        locale={locale}
        preview={lead}
        sender={sender}
        title={t(`${about}.title`)}
        footer={t(about === "guestData" ? "guestData.footer" : "account.footer")}
      >
        <Paragraph>{t("account.greeting", { name })}</Paragraph>
        <Paragraph>{lead}</Paragraph>
        <ActionButton href={url} accent={sender.accent}>
          {t(`${about}.open`)}
        </ActionButton>
        <Paragraph quiet>{t(`${about}.ignore`)}</Paragraph>
      </EmailFrame>
    ),
  };
}
