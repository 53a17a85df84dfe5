import { EmailFrame } from "./email-frame";
import type { EmailMessage } from "./email-message";
import { ActionButton, Paragraph } from "./email-parts";
import { emailWords, emailWriter } from "./email-writer";

/** The owners learn that a domain of theirs no longer proves, what becomes of it, and what to do. */
export const domainLost: EmailMessage<"domain-lost"> = (notice, locale) => {
  const t = emailWords(notice, locale);
  const { restaurant, domain, record, kind } = notice;
  const date = emailWriter(notice, locale).moment(notice.date);
  const lead = t("domainLost.lead", { kind, domain, record, date });
  return {
    subject: t("domainLost.subject", { restaurant: restaurant.name, kind, domain }),
    body: (
      <EmailFrame
        locale={locale}
        preview={lead}
        sender={restaurant}
        title={t("domainLost.title", { kind, domain })}
        footer={t("webhookDisabled.footer", { restaurant: restaurant.name })}
      >
        <Paragraph>{lead}</Paragraph>
        <Paragraph>{t("domainLost.next", { record })}</Paragraph>
        <Paragraph quiet>{t("domainLost.meanwhile")}</Paragraph>
        <ActionButton href={notice.settingsUrl} accent={restaurant.accent}>
          {t("domainLost.open")}
        </ActionButton>
      </EmailFrame>
    ),
  };
};
