import type { ReactNode } from "react";
import { Link } from "react-email";
import type { Locale } from "@/lib/core/i18n/locales";
import { translator } from "@/lib/core/i18n/translator";
import type { OrderEmailProps } from "@/lib/platform/mail/email-templates";
import { EmailFrame } from "./email-frame";
import { ActionButton, Paragraph } from "./email-parts";
import { COLOURS } from "./email-style";
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
        extras={[
          { label: t("order.serviceCharge"), minor: order.serviceChargeMinor ?? 0 },
          { label: t("order.tip"), minor: order.tipMinor ?? 0 },
        ].filter(({ minor }) => minor > 0)}
        totalLabel={t("order.total")}
        totalMinor={order.totalMinor}
        tax={taxRows(order, locale, (name, rate) => t("order.tax", { name, rate }))}
      />
      {order.receiptUrl && (
        <Paragraph>
          <Link href={order.receiptUrl} className="ink" style={{ color: COLOURS.ink }}>
            {t("order.receipt")}
          </Link>
        </Paragraph>
      )}
    </EmailFrame>
  );
}

/** The tax in the order as rows below its total. */
function taxRows(
  { taxLines = [] }: OrderEmailProps,
  locale: Locale,
  words: (name: string, rate: string) => string,
): { label: string; minor: number }[] {
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
  return taxLines.map(({ name, bps, taxMinor }) => ({
    label: words(name, percent.format(bps / 10_000)),
    minor: taxMinor,
  }));
}
