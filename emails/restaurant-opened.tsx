import { translator } from "@/lib/core/i18n/translator";
import { PLATFORM_SENDER } from "@/lib/people/accounts/account-email";
import { EmailFrame } from "./email-frame";
import type { EmailMessage } from "./email-message";
import { ActionButton, Paragraph } from "./email-parts";

/** The owners learn that their restaurant is open to guests: approved for the first time, or after a suspension. */
export const restaurantOpened: EmailMessage<"restaurant-opened"> = (notice, locale) => {
  const t = translator(locale, "emails");
  const restaurant = notice.restaurant;
  const lead = t(notice.again ? "opened.again" : "opened.approved", { restaurant });
  return {
    subject: t("opened.subject", { restaurant }),
    body: (
      <EmailFrame
        locale={locale}
        preview={lead}
        sender={PLATFORM_SENDER}
        title={t("opened.title", { restaurant })}
        footer={t("account.footer")}
      >
        <Paragraph>{t("account.greeting", { name: notice.name })}</Paragraph>
        <Paragraph>{lead}</Paragraph>
        <ActionButton href={notice.url} accent={PLATFORM_SENDER.accent}>
          {t("opened.open")}
        </ActionButton>
      </EmailFrame>
    ),
  };
};
