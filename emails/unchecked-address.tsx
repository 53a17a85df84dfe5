import type { Locale } from "@/lib/core/i18n/locales";
import type { OrderEmailProps } from "@/lib/platform/mail/email-templates";
import { Paragraph } from "./email-parts";
import { emailWords } from "./email-writer";

/** Says that no map has confirmed where the order is brought, while there is still time to call. */
export function UncheckedAddress({ order, locale }: { order: OrderEmailProps; locale: Locale }) {
  const { uncheckedAddress: address, restaurant } = order;
  if (!address) return null;
  const t = emailWords(order, locale);
  return (
    <Paragraph>
      {t("order.addressNotChecked", { address, restaurant: restaurant.name, phone: restaurant.phone })}
    </Paragraph>
  );
}
