import { Text } from "react-email";
import { EmailFrame } from "./email-frame";
import type { EmailMessage } from "./email-message";
import { ActionButton, Paragraph } from "./email-parts";
import { COLORS } from "./email-style";
import { emailWords, emailWriter } from "./email-writer";

/** A gift card reaches the person it is for, or the buyer who keeps it. */
export const giftCard: EmailMessage<"gift-card"> = (card, locale) => {
  const t = emailWords(card, locale);
  const { restaurant } = card;
  const writer = emailWriter(card, locale);
  const amount = writer.money(card.amountMinor, card.currency);
  const lead = t("giftCard.lead", { name: card.recipientName ?? "none" });
  const expiryDate = card.expiresAt === null ? null : writer.day(card.expiresAt);
  return {
    subject: t("giftCard.subject", { amount, restaurant: restaurant.name }),
    body: (
      <EmailFrame
        locale={locale}
        preview={lead}
        sender={restaurant}
        title={t("giftCard.title", { amount, restaurant: restaurant.name })}
        footer={t("giftCard.footer")}
      >
        <Paragraph>{lead}</Paragraph>
        {card.message === null ? null : (
          <Paragraph>{t("giftCard.message", { message: card.message })}</Paragraph>
        )}
        {card.purchaser === null ? null : (
          <Paragraph quiet>{t("giftCard.from", { purchaser: card.purchaser })}</Paragraph>
        )}
        <Paragraph quiet>{t("giftCard.code")}</Paragraph>
        <Text
          className="ink"
          style={{
            border: `1px solid ${COLORS.line}`,
            borderRadius: 10,
            color: COLORS.ink,
            fontFamily: "ui-monospace, Menlo, Consolas, monospace",
            fontSize: 22,
            letterSpacing: "0.06em",
            lineHeight: "30px",
            margin: "0 0 12px",
            padding: "14px 16px",
            textAlign: "center",
          }}
        >
          {card.code}
        </Text>
        {expiryDate === null ? null : (
          <Paragraph quiet>{t("giftCard.expires", { date: expiryDate })}</Paragraph>
        )}
        <ActionButton href={card.storefrontUrl} accent={restaurant.accent}>
          {t("giftCard.open", { restaurant: restaurant.name })}
        </ActionButton>
      </EmailFrame>
    ),
  };
};
