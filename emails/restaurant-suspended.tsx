import { translator } from "@/lib/core/i18n/translator";
import { PLATFORM_SENDER } from "@/lib/people/accounts/account-email";
import { EmailFrame } from "./email-frame";
import type { EmailMessage } from "./email-message";
import { ActionButton, Paragraph } from "./email-parts";

/** The owners learn that their restaurant is closed to guests, why, and how to get it opened again. */
export const restaurantSuspended: EmailMessage<"restaurant-suspended"> = (notice, locale) => {
  const t = translator(locale, "emails");
  const restaurant = notice.restaurant;
  const lead = t("suspended.lead", { restaurant });
  return {
    subject: t("suspended.subject", { restaurant }),
    body: (
      <EmailFrame
        locale={locale}
        preview={lead}
        sender={PLATFORM_SENDER}
        title={t("suspended.title", { restaurant })}
        footer={t("account.footer")}
      >
        <Paragraph>{t("account.greeting", { name: notice.name })}</Paragraph>
        <Paragraph>{lead}</Paragraph>
        <Paragraph>{t("suspended.reason", { reason: notice.reason })}</Paragraph>
        <Paragraph>{t("suspended.next")}</Paragraph>
        <ActionButton href={notice.url} accent={PLATFORM_SENDER.accent}>
          {t("suspended.open")}
        </ActionButton>
      </EmailFrame>
    ),
  };
};
