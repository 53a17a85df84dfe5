"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { BoardOrder } from "./board-order";
import { TicketLines } from "./ticket-lines";

/** On paper there is only the ticket, as wide as the roll. */
const ON_PAPER = `
[data-print-ticket] { display: none }
@media print {
  @page { margin: 5mm }
  body > :not([data-print-ticket]) { display: none }
  [data-print-ticket] { display: block; max-width: 76mm; color: black; font-size: 11pt; color-scheme: light }
}`;

/** Prints one ticket and reports when the browser's dialog is done. */
export function PrintTicket({ order, onDone }: { order: BoardOrder; onDone: () => void }) {
  const t = useTranslations("dashboard");
  const format = useFormatter();
  const { name } = useDashboardTenant();
  const time = (instant: string) => format.dateTime(new Date(instant), "moment");

  useEffect(() => {
    window.addEventListener("afterprint", onDone, { once: true });
    const timer = setTimeout(() => window.print(), 0);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("afterprint", onDone);
    };
  }, [onDone]);

  return createPortal(
    <div data-print-ticket="">
      <style>{ON_PAPER}</style>
      <p>{name}</p>
      <p style={{ fontSize: "22pt", fontWeight: 700, lineHeight: 1.3 }}>{order.orderNumber}</p>
      <p style={{ fontWeight: 700 }}>
        {t(`type.${order.type}`)} · {time(order.promisedAt)}
      </p>
      <p>
        {order.customerName} · {order.customerPhone}
      </p>
      {order.deliveryAddress && (
        <p>
          {order.deliveryAddress} {order.postcode}
        </p>
      )}
      <hr style={{ margin: "3mm 0" }} />
      <TicketLines order={order} />
      {order.notes && (
        <p style={{ border: "1pt solid black", padding: "2mm", marginTop: "3mm", fontWeight: 700 }}>
          {order.notes}
        </p>
      )}
      <hr style={{ margin: "3mm 0" }} />
      <p style={{ fontWeight: 700 }}>
        {t("detail.total")} {format.number(order.total, { style: "currency", currency: order.currency })} ·{" "}
        {order.paymentStatus === "paid" ? t("payment.paid") : t(`method.${order.paymentMethod}`)}
      </p>
      <p>
        {t("detail.placed")} {time(order.createdAt)}
      </p>
    </div>,
    document.body,
  );
}
