"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { paymentMeans } from "@/components/frame/payment-means";
import { TicketLines } from "./ticket-lines";

/** What a guest takes along: lines with prices, how the total comes about, and how it is paid. */
export function OrderReceipt({ order }: { order: BoardOrder }) {
  const t = useTranslations("dashboard");
  const words = useTranslations("orderBoard.print");
  const tax = useTranslations("dashboardTax.detail");
  const format = useFormatter();
  const { name } = useDashboardTenant();
  const time = (instant: string) => format.dateTime(new Date(instant), "moment");
  const money = (amount: number) => format.number(amount, { style: "currency", currency: order.currency });
  const rows: [string, number][] = [
    [t("detail.subtotal"), order.subtotal],
    [t("detail.discount"), -order.discount],
    [t("detail.deliveryFee"), order.deliveryFee],
    [t("detail.serviceCharge"), order.serviceCharge],
    [tax("taxAdded"), order.taxAdded],
    [t("detail.tip"), order.tip],
    [t("detail.giftCard"), -order.giftCardAmount],
  ];
  return (
    <div style={{ maxWidth: "150mm", margin: "0 auto" }}>
      <p style={{ fontSize: "18pt", fontWeight: 700 }}>{name}</p>
      <p style={{ fontSize: "13pt", margin: "6mm 0 1mm" }}>
        {words("receiptTitle", { number: order.orderNumber })}
      </p>
      {order.isTest && <p style={{ fontWeight: 700 }}>{t("board.testName")}</p>}
      <p>
        {t("detail.placed")} {time(order.createdAt)} · {t(`type.${order.type}`)} · {time(order.promisedAt)}
      </p>
      <p>{[order.customerName, order.deliveryAddress, order.postcode].filter(Boolean).join(", ")}</p>
      <hr style={{ margin: "5mm 0" }} />
      <TicketLines order={order} prices />
      <hr style={{ margin: "5mm 0" }} />
      <table style={{ width: "100%" }}>
        <tbody>
          {rows
            .filter(([, amount], index) => index === 0 || amount !== 0)
            .map(([label, amount]) => (
              <tr key={label}>
                <th scope="row" style={{ textAlign: "left", fontWeight: 400 }}>
                  {label}
                </th>
                <td style={{ textAlign: "right" }}>{money(amount)}</td>
              </tr>
            ))}
          <tr>
            <th scope="row" style={{ textAlign: "left", fontSize: "13pt" }}>
              {t("detail.total")}
            </th>
            <td style={{ textAlign: "right", fontSize: "13pt", fontWeight: 700 }}>{money(order.total)}</td>
          </tr>
        </tbody>
      </table>
      <p style={{ marginTop: "3mm" }}>
        {t(`means.${paymentMeans(order)}`, { method: t(`method.${order.paymentMethod}`) })} ·{" "}
        {t(`payment.${order.paymentStatus}`)}
      </p>
      <p style={{ marginTop: "8mm", fontSize: "9pt" }}>{words("noInvoice")}</p>
    </div>
  );
}
