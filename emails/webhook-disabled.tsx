import { EmailFrame } from "./email-frame";
import type { EmailMessage } from "./email-message";
import { ActionButton, Paragraph } from "./email-parts";
import { emailWords, emailWriter } from "./email-writer";

/** The owners learn that their system no longer gets events, why, and what to do. */
export const webhookDisabled: EmailMessage<"webhook-disabled"> = (notice, locale) => {
  const t = emailWords(notice, locale);
  const { restaurant, reason, url } = notice;
  const date = emailWriter(notice, locale).moment(notice.failingSince);
  const lead = t("webhookDisabled.lead", { reason, url, date });
  return {
    subject: t("webhookDisabled.subject", { restaurant: restaurant.name }),
    body: (
      <EmailFrame
        locale={locale}
        preview={lead}
        sender={restaurant}
        title={t("webhookDisabled.title")}
        footer={t("webhookDisabled.footer", { restaurant: restaurant.name })}
      >
        <Paragraph>{lead}</Paragraph>
        <Paragraph quiet>{t("webhookDisabled.error", { error: notice.lastError })}</Paragraph>
        <Paragraph>{t("webhookDisabled.next")}</Paragraph>
        <ActionButton href={notice.dashboardUrl} accent={restaurant.accent}>
          {t("webhookDisabled.open")}
        </ActionButton>
      </EmailFrame>
    ),
  };
};
