import { translator } from "@/lib/core/i18n/translator";
import { formatMoney } from "@/lib/core/money/money";
import type { EmailMessage } from "./email-message";
import { Paragraph } from "./email-parts";
import { OrderEmail } from "./order-email";

/** The order was canceled or rejected: why, and what happens to the money. */
export const orderCanceled: EmailMessage<"order-canceled"> = (order, locale) => {
  const t = translator(locale, "emails", order.timeZone);
  const amount = formatMoney(order.refundMinor, order.currency, locale);
  return {
    subject: t("orderCanceled.subject", { restaurant: order.restaurant.name, number: order.orderNumber }),
    body: (
      <OrderEmail
        order={order}
        locale={locale}
        title={t("orderCanceled.title")}
        lead={t("orderCanceled.lead", { restaurant: order.restaurant.name })}
      >
        {order.reason !== null && (
          <Paragraph>{t("orderCanceled.reason", { reason: order.reason })}</Paragraph>
        )}
        <Paragraph>
          {order.refundMinor > 0 ? t("orderCanceled.refund", { amount }) : t("orderCanceled.noCharge")}
        </Paragraph>
      </OrderEmail>
    ),
  };
};
