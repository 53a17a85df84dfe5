import { translator } from "@/lib/core/i18n/translator";
import { PLATFORM_SENDER } from "@/lib/people/accounts/account-email";
import { EmailFrame } from "./email-frame";
import type { EmailMessage } from "./email-message";
import { ActionButton, Paragraph } from "./email-parts";

/** A super-admin learns that a restaurant's books do not add up, at which ones, and where to look. */
export const booksDiffer: EmailMessage<"books-differ"> = (notice, locale) => {
  const t = translator(locale, "emails");
  const { differences: count, restaurants, unchecked, url } = notice;
  const lead = t("booksDiffer.lead", { count });
  return {
    subject: t("booksDiffer.subject", { count }),
    body: (
      <EmailFrame
        locale={locale}
        preview={lead}
        sender={PLATFORM_SENDER}
        title={t("booksDiffer.title")}
        footer={t("account.footer")}
      >
        <Paragraph>{t("account.greeting", { name: notice.name })}</Paragraph>
        {count > 0 && <Paragraph>{lead}</Paragraph>}
        {restaurants.length > 0 && (
          <Paragraph>{t("booksDiffer.restaurants", { names: restaurants.join(", ") })}</Paragraph>
        )}
        {unchecked.length > 0 && (
          <Paragraph>{t("booksDiffer.unchecked", { names: unchecked.join(", ") })}</Paragraph>
        )}
        <Paragraph>{t("booksDiffer.next")}</Paragraph>
        <ActionButton href={url} accent={PLATFORM_SENDER.accent}>
          {t("booksDiffer.open")}
        </ActionButton>
      </EmailFrame>
    ),
  };
};
