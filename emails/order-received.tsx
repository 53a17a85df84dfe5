import type { EmailMessage } from "./email-message";
import { Paragraph } from "./email-parts";
import { emailWords, emailWriter } from "./email-writer";
import { OrderEmail } from "./order-email";
import { UncheckedAddress } from "./unchecked-address";

/** The restaurant has the order, paid or to be paid in cash; it has not answered yet. */
export const orderReceived: EmailMessage<"order-received"> = (order, locale) => {
  const t = emailWords(order, locale);
  const { type, orderNumber: number, restaurant } = order;
  const time = emailWriter(order, locale).appointment(order.promisedAt);
  return {
    subject: t("orderReceived.subject", { restaurant: restaurant.name, number }),
    body: (
      <OrderEmail
        order={order}
        locale={locale}
        title={t("orderReceived.title")}
        lead={t("orderReceived.lead", { restaurant: restaurant.name })}
      >
        <Paragraph>{t("orderReceived.when", { type, time, address: restaurant.address })}</Paragraph>
        <UncheckedAddress order={order} locale={locale} />
      </OrderEmail>
    ),
  };
};
