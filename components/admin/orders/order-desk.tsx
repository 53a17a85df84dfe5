"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { ShoppingBag } from "lucide-react";
import { useTranslations } from "next-intl";
import { RestaurantLink } from "@/components/admin/frame/restaurant-link";
import { ListDesk, listPaging, pagedRows } from "@/components/data/list-desk";
import { useAddressFilters } from "@/components/data/use-address-filters";
import { PaymentBadge } from "@/components/frame/states/payment-badge";
import { StatusMark } from "@/components/frame/states/status-mark";
import { TestBadge } from "@/components/frame/states/test-badge";
import { Moment } from "@/components/ui/moment";
import { Price } from "@/components/ui/price";
import type { Column } from "@/components/ui/table";
import { hasEscrow } from "@/lib/service/orders/order-status";
import type { FoundOrderWire } from "@/lib/service/orders/views/order-search-contract";
import { EscrowBadge } from "./escrow-badge";
import { OrderFilterBar } from "./order-filter-bar";
import { readOrderFilters } from "./order-filters";
import { OrderLink } from "./order-link";
import { orderList } from "./order-queries";

export function OrderDesk() {
  const t = useTranslations("adminOrders");
  const { filters, change, isFiltered } = useAddressFilters(readOrderFilters);
  const list = useInfiniteQuery(orderList(filters));
  const columns = useColumns();
  return (
    <ListDesk
      title={t("title")}
      caption={t("caption")}
      list={pagedRows(list, { isFiltered })}
      columns={columns}
      rowKey={({ id }) => id}
      filters={<OrderFilterBar filters={filters} onChange={change} />}
      empty={{ icon: ShoppingBag, title: t("emptyTitle"), body: t("emptyBody") }}
      noneFound={{ title: t("noneTitle"), body: t("noneBody") }}
      paging={listPaging(list)}
    />
  );
}

function useColumns(): Column<FoundOrderWire>[] {
  const t = useTranslations("adminOrders");
  const words = useTranslations("adminCommon");
  const status = useTranslations("dashboard.status");
  return [
    {
      key: "number",
      header: t("number"),
      cell: ({ id, orderNumber }) => <OrderLink orderId={id} number={orderNumber} />,
    },
    {
      key: "restaurant",
      header: words("restaurant"),
      cell: ({ restaurant, createdAt }) => (
        <span className="block py-1.5">
          <RestaurantLink restaurant={restaurant} />
          <Moment at={createdAt} className="block text-ink-soft md:hidden" />
        </span>
      ),
    },
    { key: "placed", header: t("placed"), wideOnly: true, at: ({ createdAt }) => createdAt },
    {
      key: "status",
      header: t("status"),
      wideOnly: true,
      cell: (order) => (
        <span className="flex items-center gap-2 whitespace-nowrap">
          <StatusMark status={order.status} />
          {status(order.status)}
          <TestBadge order={order} />
        </span>
      ),
    },
    { key: "payment", header: t("payment"), wideOnly: true, cell: (order) => <PaymentBadge order={order} /> },
    {
      key: "escrow",
      header: t("escrow"),
      wideOnly: true,
      cell: (order) => hasEscrow(order) && <EscrowBadge status={order.escrowStatus} />,
    },
    {
      key: "total",
      header: t("total"),
      numeric: true,
      cell: (order) => (
        <span className="flex flex-col items-end gap-0.5">
          <Price
            amount={order.total + order.giftCardAmount}
            currency={order.currency}
            className="font-semibold"
          />
          <span className="flex items-center gap-1.5 text-xs text-ink-soft md:hidden">
            <StatusMark status={order.status} className="size-3.5" />
            {status(order.status)}
          </span>
        </span>
      ),
    },
  ];
}
