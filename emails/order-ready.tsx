import type { EmailMessage } from "./email-message";
import { emailWords } from "./email-writer";
import { OrderEmail } from "./order-email";

/** The food can be fetched, or leaves the kitchen. */
export const orderReady: EmailMessage<"order-ready"> = (order, locale) => {
  const t = emailWords(order, locale);
  return {
    subject: t("orderReady.subject", { restaurant: order.restaurant.name, number: order.orderNumber }),
    body: (
      <OrderEmail
        order={order}
        locale={locale}
        title={t("orderReady.title")}
        lead={t("orderReady.lead", { type: order.type, address: order.restaurant.address })}
      />
    ),
  };
};
