import { EmailFrame } from "./email-frame";
import type { EmailMessage } from "./email-message";
import { ActionButton, Paragraph } from "./email-parts";
import { emailWords, emailWriter } from "./email-writer";

/** Who bought a gift card for somebody else has a proof of it; the code is in the other's email alone. */
export const giftCardReceipt: EmailMessage<"gift-card-receipt"> = (receipt, locale) => {
  const t = emailWords(receipt, locale);
  const { restaurant } = receipt;
  const writer = emailWriter(receipt, locale);
  const amount = writer.money(receipt.amountMinor, receipt.currency);
  const lead = t("giftCardReceipt.lead", { amount, restaurant: restaurant.name });
  const date = writer.day(receipt.boughtAt);
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
