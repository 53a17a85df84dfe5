import type { EmailMessage } from "./email-message";
import { emailWords, emailWriter } from "./email-writer";
import { OrderEmail } from "./order-email";

/** The guest has left the payment; its link opens it on any device. */
export const orderUnpaid: EmailMessage<"order-unpaid"> = (order, locale) => {
  const t = emailWords(order, locale);
  const { orderNumber: number, restaurant } = order;
  const time = emailWriter(order, locale).time(order.payBefore);
  return {
    subject: t("orderUnpaid.subject", { restaurant: restaurant.name, number }),
    body: (
      <OrderEmail
        order={order}
        locale={locale}
        title={t("orderUnpaid.title")}
        lead={t("orderUnpaid.lead", { restaurant: restaurant.name, time })}
        open={t("orderUnpaid.open")}
      />
    ),
  };
};
