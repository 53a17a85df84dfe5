import { regionalWriter } from "@/lib/core/i18n/regional-writer";
import { translator } from "@/lib/core/i18n/translator";
import { PLATFORM_SENDER } from "@/lib/people/accounts/account-email";
import { EmailFrame } from "./email-frame";
import type { EmailMessage } from "./email-message";
import { ActionButton, Paragraph } from "./email-parts";
import { unlinkedText } from "./unlinked-text";

/** The owners learn that a guest's bank asks a payment back, and until when an answer counts. */
export const dispute: EmailMessage<"dispute"> = (notice, locale) => {
  const t = translator(locale, "emails");
  const { country, timeZone, kind, dueAt } = notice;
  const write = regionalWriter({ language: locale, country, timeZone });
  const about = {
    kind,
    restaurant: unlinkedText(notice.restaurant),
    amount: write.money(notice.amountMinor, notice.currency),
    time: dueAt === null ? "" : write.moment(dueAt),
  };
  const lead = t("dispute.lead", about);
  return {
    subject: t("dispute.subject", about),
    body: (
      <EmailFrame
        locale={locale}
        preview={lead}
        sender={PLATFORM_SENDER}
        title={t("dispute.title", about)}
        footer={t("account.footer")}
      >
        <Paragraph>{t("account.greeting", { name: unlinkedText(notice.name) })}</Paragraph>
        <Paragraph>{lead}</Paragraph>
        {dueAt !== null && <Paragraph>{t("dispute.due", about)}</Paragraph>}
        <Paragraph>{t("dispute.next")}</Paragraph>
        <ActionButton href={notice.url} accent={PLATFORM_SENDER.accent}>
          {t("dispute.open")}
        </ActionButton>
      </EmailFrame>
    ),
  };
};
