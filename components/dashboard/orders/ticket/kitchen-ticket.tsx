"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { orderAddress } from "./order-address";
import { TicketLines } from "./ticket-lines";

/** What the kitchen reads: number, time and lines large, no prices but the one to collect. */
export function KitchenTicket({ order }: { order: BoardOrder }) {
  const t = useTranslations("dashboard");
  const words = useTranslations("orderBoard");
  const format = useFormatter();
  const { name, country } = useDashboardTenant();
  const address = orderAddress(order, country ?? "");
  const time = (instant: string) => format.dateTime(new Date(instant), "moment");
  return (
    <>
      <p>{name}</p>
      <p style={{ fontSize: "22pt", fontWeight: 700, lineHeight: 1.3 }}>{order.orderNumber}</p>
      {order.isTest && (
        <p style={{ border: "1pt solid black", padding: "2mm", fontSize: "14pt", fontWeight: 700 }}>
          {t("board.testNote")}
        </p>
      )}
      <p style={{ fontWeight: 700 }}>
        {order.scheduledFor && `${words("scheduled")} · `}
        {t(`type.${order.type}`)} · {time(order.promisedAt)}
      </p>
      <p>
        {order.customerName} · {order.customerPhone}
      </p>
      {address && (
        <p>
          <span style={{ fontSize: "14pt", fontWeight: 700 }}>{address.street}</span> {address.town}
        </p>
      )}
      {order.addressChecked === false && <p style={{ fontWeight: 700 }}>{t("ticket.addressNotChecked")}</p>}
      {order.minimumAge !== null && (
        <p style={{ border: "1pt solid black", padding: "2mm", marginTop: "2mm", fontWeight: 700 }}>
          {words("checkId", { age: order.minimumAge })}
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
    </>
  );
}
