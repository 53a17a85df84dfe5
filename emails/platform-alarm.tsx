import { regionalWriter } from "@/lib/core/i18n/regional-writer";
import { translator } from "@/lib/core/i18n/translator";
import { PLATFORM_SENDER } from "@/lib/people/accounts/account-email";
import { EmailFrame } from "./email-frame";
import type { EmailMessage } from "./email-message";
import { ActionButton, Paragraph } from "./email-parts";

/** The super-admins learn what of the platform's account at the payment processor needs them, and what to do. */
export const platformAlarm: EmailMessage<"platform-alarm"> = ({ kind, amounts, url }, locale) => {
  const t = translator(locale, "emails");
  const { money } = regionalWriter({ language: locale, country: null, timeZone: "UTC" });
  const lead = t("platformAlarm.lead", { kind });
  return {
    subject: t("platformAlarm.subject", { kind }),
    body: (
      <EmailFrame
        locale={locale}
        preview={lead}
        sender={PLATFORM_SENDER}
        title={t("platformAlarm.title", { kind })}
        footer={t("platformAlarm.footer")}
      >
        <Paragraph>{lead}</Paragraph>
        {amounts.map(({ currency, amountMinor, neededMinor }) => (
          <Paragraph key={currency}>
            {neededMinor === undefined
              ? t("platformAlarm.difference", { amount: money(amountMinor, currency) })
              : t("platformAlarm.short", {
                  available: money(amountMinor, currency),
                  needed: money(neededMinor, currency),
                })}
          </Paragraph>
        ))}
        <Paragraph>{t("platformAlarm.next", { kind })}</Paragraph>
        <ActionButton href={url} accent={PLATFORM_SENDER.accent}>
          {t("platformAlarm.open")}
        </ActionButton>
      </EmailFrame>
    ),
  };
};
