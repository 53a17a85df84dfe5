import { EmailFrame } from "./email-frame";
import type { EmailMessage } from "./email-message";
import { ActionButton, Paragraph } from "./email-parts";
import { emailWords, emailWriter } from "./email-writer";
import { OrderLines } from "./order-lines";

/** The owners learn that an order is waiting at a board that nobody looks at. */
export const unseenOrder: EmailMessage<"unseen-order"> = (order, locale) => {
  const t = emailWords(order, locale);
  const { restaurant, orderNumber: number, waitedMinutes: minutes, type } = order;
  const writer = emailWriter(order, locale);
  const lead = t("orderUnseen.lead", { number, minutes, time: writer.time(order.placedAt) });
  return {
    subject: t("orderUnseen.subject", { restaurant: restaurant.name, number, minutes }),
    body: (
      <EmailFrame
        locale={locale}
        preview={lead}
        sender={restaurant}
        title={t("orderUnseen.title", { number })}
        footer={t("orderUnseen.footer", { restaurant: restaurant.name })}
      >
        <Paragraph>{lead}</Paragraph>
        <Paragraph>{t("orderUnseen.next", { type, time: writer.time(order.promisedAt) })}</Paragraph>
        <ActionButton href={order.dashboardUrl} accent={restaurant.accent}>
          {t("orderUnseen.open")}
        </ActionButton>
        <OrderLines
          writer={writer}
          currency={order.currency}
          items={order.items}
          totalLabel={t("order.total")}
          totalMinor={order.totalMinor}
        />
      </EmailFrame>
    ),
  };
};
