import { translator } from "@/lib/core/i18n/translator";
import type { EmailMessage } from "./email-message";
import { OrderEmail } from "./order-email";

/** The food has reached the diner; also their receipt. */
export const orderDelivered: EmailMessage<"order-delivered"> = (order, locale) => {
  const t = translator(locale, "emails", order.timeZone);
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
