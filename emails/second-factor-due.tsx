import { regionalWriter } from "@/lib/core/i18n/regional-writer";
import { translator } from "@/lib/core/i18n/translator";
import { PLATFORM_SENDER } from "@/lib/people/accounts/account-email";
import { EmailFrame } from "./email-frame";
import type { EmailMessage } from "./email-message";
import { ActionButton, Paragraph } from "./email-parts";
import { unlinkedText } from "./unlinked-text";

/** An owner who takes cards learns by when they need two-step sign-in, what is closed after that and what is not. */
export const secondFactorDue: EmailMessage<"second-factor-due"> = (notice, language) => {
  const { country, timeZone, url } = notice;
  const t = translator(language, "emails", { country, timeZone });
  const date = regionalWriter({ language, country, timeZone }).day(notice.dueAt);
  const lead = t("secondFactorDue.lead", { restaurant: unlinkedText(notice.restaurant), date });
  return {
    subject: t("secondFactorDue.subject", { date }),
    body: (
      <EmailFrame
        locale={language}
        preview={lead}
        sender={PLATFORM_SENDER}
        title={t("secondFactorDue.title")}
        footer={t("account.footer")}
      >
        <Paragraph>{t("account.greeting", { name: unlinkedText(notice.name) })}</Paragraph>
        <Paragraph>{lead}</Paragraph>
        <Paragraph>{t("secondFactorDue.after", { date })}</Paragraph>
        <ActionButton href={url} accent={PLATFORM_SENDER.accent}>
          {t("secondFactorDue.open")}
        </ActionButton>
      </EmailFrame>
    ),
  };
};
