import type { EmailMessage } from "./email-message";
import { emailWords, emailWriter } from "./email-writer";
import { OrderEmail } from "./order-email";
import { UncheckedAddress } from "./unchecked-address";

/** The restaurant has said yes, and when the food will be there. */
export const orderAccepted: EmailMessage<"order-accepted"> = (order, locale) => {
  const t = emailWords(order, locale);
  const time = emailWriter(order, locale).appointment(order.promisedAt);
  return {
    subject: t("orderAccepted.subject", { restaurant: order.restaurant.name, number: order.orderNumber }),
    body: (
      <OrderEmail
        order={order}
        locale={locale}
        title={t("orderAccepted.title")}
        lead={t("orderAccepted.lead", { type: order.type, time, address: order.restaurant.address })}
      >
        <UncheckedAddress order={order} locale={locale} />
      </OrderEmail>
    ),
  };
};
