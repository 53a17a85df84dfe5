import type { EmailMessage } from "./email-message";
import { emailWords } from "./email-writer";
import { OrderEmail } from "./order-email";

/** The food has reached the diner; also their receipt. */
export const orderDelivered: EmailMessage<"order-delivered"> = (order, locale) => {
  const t = emailWords(order, locale);
  return {
    subject: t("orderDelivered.subject", { restaurant: order.restaurant.name, number: order.orderNumber }),
    body: (
      <OrderEmail
        order={order}
        locale={locale}
        title={t("orderDelivered.title")}
        lead={t("orderDelivered.lead", { type: order.type })}
      />
    ),
  };
};
