import type { ReactNode } from "react";
import { Link } from "react-email";
import type { Locale } from "@/lib/core/i18n/locales";
import type { RegionalWriter } from "@/lib/core/i18n/regional-writer";
import type { OrderEmailProps } from "@/lib/platform/mail/email-templates";
import { EmailFrame } from "./email-frame";
import { ActionButton, Paragraph } from "./email-parts";
import { COLORS } from "./email-style";
import { emailWords, emailWriter } from "./email-writer";
import { OrderLines } from "./order-lines";

type OrderEmailInput = {
  order: OrderEmailProps;
  locale: Locale;
  title: string;
  lead: string;
  /** What the link to the order's page says, if not that it shows the order. */
  open?: string;
  children?: ReactNode;
};

/** The common parts of every email about an order: greeting, lead, lines and a link to the order's page. */
export function OrderEmail({ order, locale, title, lead, open, children }: OrderEmailInput) {
  const t = emailWords(order, locale);
  const writer = emailWriter(order, locale);
  return (
    <EmailFrame
      locale={locale}
      preview={lead}
      sender={order.restaurant}
      title={title}
      footer={t("order.footer", { restaurant: order.restaurant.name })}
      dataLink={t("guestData.link")}
    >
      <Paragraph>{t("order.greeting", { name: order.customerName })}</Paragraph>
      <Paragraph>{lead}</Paragraph>
      {children}
      <ActionButton href={order.trackingUrl} accent={order.restaurant.accent}>
        {open ?? t("order.open", { number: order.orderNumber })}
      </ActionButton>
      <OrderLines
        writer={writer}
        currency={order.currency}
        items={order.items}
        extras={[
          { label: t("order.serviceCharge"), minor: order.serviceChargeMinor ?? 0 },
          { label: t("order.tip"), minor: order.tipMinor ?? 0 },
        ].filter(({ minor }) => minor > 0)}
        totalLabel={t("order.total")}
        totalMinor={order.totalMinor}
        tax={taxRows(order, writer, (name, rate) => t("order.tax", { name, rate }))}
      />
      {order.receiptUrl && (
        <Paragraph>
          <Link href={order.receiptUrl} className="ink" style={{ color: COLORS.ink }}>
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
  writer: RegionalWriter,
  words: (name: string, rate: string) => string,
): { label: string; minor: number }[] {
  return taxLines.map(({ name, bps, taxMinor }) => ({
    label: words(name, writer.percent(bps)),
    minor: taxMinor,
  }));
}
