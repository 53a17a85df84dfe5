import { translator } from "@/lib/core/i18n/translator";
import { PLATFORM_SENDER } from "@/lib/people/accounts/account-email";
import { EmailFrame } from "./email-frame";
import type { EmailMessage } from "./email-message";
import { ActionButton, Paragraph } from "./email-parts";
import { unlinkedText } from "./unlinked-text";

/** The owners learn that guests can pay online from now on, or that they no longer can, and what to do. */
export const onlinePayments: EmailMessage<"online-payments"> = (notice, locale) => {
  const t = translator(locale, "emails");
  const restaurant = unlinkedText(notice.restaurant);
  const state = notice.isOpen ? "onlineOpen" : "onlineClosed";
  const lead = t(`${state}.lead`, { restaurant });
  return {
    subject: t(`${state}.subject`, { restaurant }),
    body: (
      <EmailFrame
        locale={locale}
        preview={lead}
        sender={PLATFORM_SENDER}
        title={t(`${state}.title`, { restaurant })}
        footer={t("account.footer")}
      >
        <Paragraph>{t("account.greeting", { name: unlinkedText(notice.name) })}</Paragraph>
        <Paragraph>{lead}</Paragraph>
        <Paragraph>{t(`${state}.next`)}</Paragraph>
        <ActionButton href={notice.url} accent={PLATFORM_SENDER.accent}>
          {t(`${state}.open`)}
        </ActionButton>
      </EmailFrame>
    ),
  };
};
