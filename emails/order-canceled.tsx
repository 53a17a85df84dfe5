import { UNPAID_REASON } from "@/lib/service/orders/life/unpaid-reason";
import type { EmailMessage } from "./email-message";
import { Paragraph } from "./email-parts";
import { emailWords, emailWriter } from "./email-writer";
import { OrderEmail } from "./order-email";

/** The order was canceled or rejected: why, and what happens to the money. */
export const orderCanceled: EmailMessage<"order-canceled"> = (order, locale) => {
  const t = emailWords(order, locale);
  const amount = emailWriter(order, locale).money(order.refundMinor, order.currency);
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
          <Paragraph>
            {order.reason === UNPAID_REASON
              ? t("orderCanceled.unpaid")
              : t("orderCanceled.reason", { reason: order.reason })}
          </Paragraph>
        )}
        <Paragraph>
          {order.refundMinor > 0 ? t("orderCanceled.refund", { amount }) : t("orderCanceled.noCharge")}
        </Paragraph>
      </OrderEmail>
    ),
  };
};
