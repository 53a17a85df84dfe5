"use client";

import { useQuery } from "@tanstack/react-query";
import { ShieldAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { openDisputes } from "@/components/dashboard/disputes/dispute-queries";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { PaymentBadge } from "@/components/frame/states/payment-badge";
import { RefundBadge } from "@/components/frame/states/refund-badge";
import { StatusMark } from "@/components/frame/states/status-mark";
import { TestBadge } from "@/components/frame/states/test-badge";
import { useMoneyText } from "@/components/frame/use-money-text";
import { Badge } from "@/components/ui/badge";
import { Moment } from "@/components/ui/moment";
import { Price } from "@/components/ui/price";
import type { Column } from "@/components/ui/table";

/** The columns of the order history. For managers the payment says as well that the guest's bank asks it back. */
export function useHistoryColumns(onOpen: (order: BoardOrder) => void): Column<BoardOrder>[] {
  const t = useTranslations("dashboard");
  const words = useTranslations("dashboardDisputes");
  const money = useMoneyText();
  const disputed = useDisputedOrders();
  return [
    {
      key: "number",
      header: t("history.number"),
      cell: (order) => (
        <button
          type="button"
          onClick={() => onOpen(order)}
          aria-label={t("ticket.number", { number: order.orderNumber })}
          className="-mx-2 min-h-11 px-2 font-semibold tabular-nums underline underline-offset-4"
        >
          {order.orderNumber}
        </button>
      ),
    },
    {
      key: "placed",
      header: t("history.placed"),
      cell: (order) => <Moment at={order.createdAt} className="md:whitespace-nowrap" />,
    },
    {
      key: "status",
      header: t("history.status"),
      cell: (order) => (
        <span className="flex items-center gap-2 whitespace-nowrap">
          <StatusMark status={order.status} />
          {t(`status.${order.status}`)}
          <TestBadge order={order} />
        </span>
      ),
    },
    { key: "guest", header: t("history.guest"), wideOnly: true, cell: (order) => order.customerName },
    { key: "type", header: t("history.type"), wideOnly: true, cell: (order) => t(`type.${order.type}`) },
    {
      key: "payment",
      header: t("history.paymentStatus"),
      wideOnly: true,
      cell: (order) => (
        <span className="flex flex-wrap items-center gap-1.5">
          <PaymentBadge order={order} />
          <RefundBadge order={order} />
          {disputed.has(order.id) && (
            <Badge tone="caution" icon={ShieldAlert}>
              {words("onOrder")}
            </Badge>
          )}
        </span>
      ),
    },
    {
      key: "total",
      header: t("history.total"),
      numeric: true,
      cell: (order) => (
        <>
          <Price amount={order.total} currency={order.currency} className="font-semibold" />
          {order.refunded > 0 && (
            <span className="block text-sm text-ink-soft">
              {t("history.refunded", { amount: money(order.refunded, order.currency) })}
            </span>
          )}
        </>
      ),
    },
  ];
}

function useDisputedOrders(): ReadonlySet<string | null> {
  const { slug, manages } = useDashboardTenant();
  const { data } = useQuery({ ...openDisputes(slug), enabled: manages });
  return new Set(data?.map(({ orderId }) => orderId));
}
