import type { ReactNode } from "react";
import type { Locale } from "@/lib/core/i18n/locales";
import { translator } from "@/lib/core/i18n/translator";
import type { OrderEmailProps } from "@/lib/platform/mail/email-templates";
import { EmailFrame } from "./email-frame";
import { ActionButton, Paragraph } from "./email-parts";
import { OrderLines } from "./order-lines";

type OrderEmailInput = {
  order: OrderEmailProps;
  locale: Locale;
  title: string;
  lead: string;
  children?: ReactNode;
};

/** The common parts of every email about an order: greeting, lead, lines and a link to the order's page. */
export function OrderEmail({ order, locale, title, lead, children }: OrderEmailInput) {
  const t = translator(locale, "emails", order.timeZone);
  return (
    <EmailFrame
      locale={locale}
      preview={lead}
      sender={order.restaurant}
      title={title}
      footer={t("order.footer", { restaurant: order.restaurant.name })}
    >
      <Paragraph>{t("order.greeting", { name: order.customerName })}</Paragraph>
      <Paragraph>{lead}</Paragraph>
      {children}
      <ActionButton href={order.trackingUrl} accent={order.restaurant.accent}>
        {t("order.open", { number: order.orderNumber })}
      </ActionButton>
      <OrderLines
        locale={locale}
        currency={order.currency}
        items={order.items}
        totalLabel={t("order.total")}
        totalMinor={order.totalMinor}
      />
    </EmailFrame>
  );
}
