import { translator } from "@/lib/core/i18n/translator";
import { PLATFORM_SENDER } from "@/lib/people/accounts/account-email";
import { EmailFrame } from "./email-frame";
import type { EmailMessage } from "./email-message";
import { ActionButton, Paragraph } from "./email-parts";

/** Asks the owner of a new restaurant to confirm their email, which opens it. */
export const proveOwnerEmail: EmailMessage<"prove-owner-email"> = (proof, locale) => {
  const t = translator(locale, "emails");

  const restaurant = proof.restaurant;
  const lead = t("ownerProof.lead", { restaurant });
  return {
    subject: t("ownerProof.subject", { restaurant }),
    body: (
      <EmailFrame
        locale={locale}
        preview={lead}
        sender={PLATFORM_SENDER}
        title={t("ownerProof.title", { restaurant })}
        footer={t("account.footer")}
      >
        <Paragraph>{t("account.greeting", { name: proof.name })}</Paragraph>
        <Paragraph>{lead}</Paragraph>
        <ActionButton href={proof.url} accent={PLATFORM_SENDER.accent}>
          {t("ownerProof.open")}
        </ActionButton>
        <Paragraph quiet>{t("ownerProof.ignore")}</Paragraph>
      </EmailFrame>
    ),
  };
};
