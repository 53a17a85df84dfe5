import type { EmailMessage } from "./email-message";
import { Paragraph } from "./email-parts";
import { emailWords, emailWriter } from "./email-writer";
import { OrderEmail } from "./order-email";

/** The restaurant cannot make the order as it is, and says what it would change; the guest answers on the order's page. */
export const orderProposal: EmailMessage<"order-proposal"> = (order, locale) => {
  const t = emailWords(order, locale);
  const { appointment, money } = emailWriter(order, locale);
  const { restaurant, orderNumber: number, message, newTime, amountMinor } = order;
  return {
    subject: t("orderProposal.subject", { restaurant: restaurant.name, number }),
    body: (
      <OrderEmail
        order={order}
        locale={locale}
        title={t("orderProposal.title")}
        lead={t("orderProposal.lead", { restaurant: restaurant.name, time: appointment(order.expiresAt) })}
      >
        {message !== null && <Paragraph>{t("orderProposal.message", { message })}</Paragraph>}
        {order.changes.map(({ name, quantity, replacement }) => (
          <Paragraph key={`${name} ${quantity}`}>
            {replacement === null
              ? t("orderProposal.remove", { quantity, name })
              : t("orderProposal.replace", { quantity, name, replacement })}
          </Paragraph>
        ))}
        {newTime !== null && <Paragraph>{t("orderProposal.time", { time: appointment(newTime) })}</Paragraph>}
        {amountMinor > 0 && (
          <Paragraph>{t("orderProposal.amount", { amount: money(amountMinor, order.currency) })}</Paragraph>
        )}
        <Paragraph>{t("orderProposal.answer")}</Paragraph>
      </OrderEmail>
    ),
  };
};
