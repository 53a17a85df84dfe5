import { translator } from "@/lib/core/i18n/translator";
import { formatMoney } from "@/lib/core/money/money";
import { EmailFrame } from "./email-frame";
import type { EmailMessage } from "./email-message";
import { ActionButton, Paragraph } from "./email-parts";

/** Who bought a gift card for somebody else has a proof of it; the code is in the other's email alone. */
export const giftCardReceipt: EmailMessage<"gift-card-receipt"> = (receipt, locale) => {
  const t = translator(locale, "emails", receipt.timeZone);
  const { restaurant } = receipt;
  const amount = formatMoney(receipt.amountMinor, receipt.currency, locale);
  const lead = t("giftCardReceipt.lead", { amount, restaurant: restaurant.name });
  const date = new Date(receipt.boughtAt).toLocaleDateString(locale, {
    dateStyle: "long",
    timeZone: receipt.timeZone,
  });
  return {
    subject: t("giftCardReceipt.subject", { amount, restaurant: restaurant.name }),
    body: (
      <EmailFrame
        locale={locale}
        preview={lead}
        sender={restaurant}
        title={t("giftCardReceipt.title")}
        footer={t("giftCardReceipt.footer")}
      >
        <Paragraph>{lead}</Paragraph>
        <Paragraph>{t("giftCardReceipt.facts", { amount, date, ending: receipt.codeEnding })}</Paragraph>
        <Paragraph quiet>{t("giftCardReceipt.sent")}</Paragraph>
        <ActionButton href={receipt.storefrontUrl} accent={restaurant.accent}>
          {t("giftCard.open", { restaurant: restaurant.name })}
        </ActionButton>
      </EmailFrame>
    ),
  };
};
