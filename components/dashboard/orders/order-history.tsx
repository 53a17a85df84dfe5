"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useFormatter, useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { LoadFailure } from "@/components/data/load-failure";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Price } from "@/components/ui/price";
import { Skeleton } from "@/components/ui/skeleton";
import { type Column, Table } from "@/components/ui/table";
import type { BoardOrder } from "./board-order";
import { HistoryFilters } from "./history-filters";
import { OrderDetailSheet } from "./order-detail-sheet";
import { type OrderFilters, readOrderFilters, writeOrderFilters } from "./order-filters";
import { orderHistory } from "./order-queries";
import { PaymentBadge } from "./payment-badge";
import { PrintTicket } from "./print-ticket";
import { StatusMark } from "./status-mark";

const ROWS = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** All orders. The filters are part of the address, so that a view can be bookmarked and shared. */
export function OrderHistory() {
  const t = useTranslations("dashboard");
  const search = useSearchParams();
  const filters = readOrderFilters(new URLSearchParams(search));
  const query = writeOrderFilters(filters).toString();
  const { slug } = useDashboardTenant();
  const history = useInfiniteQuery(orderHistory(slug, filters));
  const { data: orders = null, error: failure, hasNextPage } = history;
  const loading = history.isPending || history.isFetchingNextPage;
  const more = () => void history.fetchNextPage();
  const again = () => (history.isFetchNextPageError ? more() : void history.refetch());
  const [details, setDetails] = useState<BoardOrder | null>(null);
  const [printing, setPrinting] = useState<BoardOrder | null>(null);
  const printed = useCallback(() => setPrinting(null), []);
  const columns = useColumns(setDetails);

  const filter = (next: OrderFilters) => {
    const address = writeOrderFilters(next).toString();
    window.history.replaceState(null, "", address ? `?${address}` : window.location.pathname);
  };
  return (
    <div className="px-4 pt-2 pb-10 md:px-6 md:pt-4">
      <h1 className="mb-4 text-xl font-semibold tracking-tight">{t("history.title")}</h1>
      <HistoryFilters filters={filters} onChange={filter} />
      <div className="mt-5" aria-busy={loading}>
        {failure && <LoadFailure failure={failure} onRetry={again} />}
        {!failure && orders === null && (
          <div className="flex flex-col gap-2">
            {ROWS.map((key) => (
              <Skeleton key={key} className="h-11" />
            ))}
          </div>
        )}
        {orders !== null && (
          <Table
            caption={t("history.caption")}
            columns={columns}
            rows={orders}
            rowKey={(order) => order.id}
            empty={
              <EmptyState icon={SearchX} title={query ? t("history.emptyTitle") : t("history.noneTitle")}>
                {query ? t("history.emptyBody") : t("history.noneBody")}
              </EmptyState>
            }
          />
        )}
        {orders !== null && orders.length > 0 && (
          <p className="flex justify-center py-6 text-sm text-ink-soft">
            {hasNextPage ? (
              <Button variant="secondary" pending={loading} onClick={more}>
                {t("history.more")}
              </Button>
            ) : (
              t("history.end")
            )}
          </p>
        )}
      </div>
      {details && <OrderDetailSheet order={details} onClose={() => setDetails(null)} onPrint={setPrinting} />}
      {printing && <PrintTicket order={printing} onDone={printed} />}
    </div>
  );
}

function useColumns(onOpen: (order: BoardOrder) => void): Column<BoardOrder>[] {
  const t = useTranslations("dashboard");
  const format = useFormatter();
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
      cell: (order) => (
        <time dateTime={order.createdAt} className="tabular-nums md:whitespace-nowrap">
          {format.dateTime(new Date(order.createdAt), "moment")}
        </time>
      ),
    },
    {
      key: "status",
      header: t("history.status"),
      cell: (order) => (
        <span className="flex items-center gap-2 whitespace-nowrap">
          <StatusMark status={order.status} />
          {t(`status.${order.status}`)}
        </span>
      ),
    },
    { key: "guest", header: t("history.guest"), wideOnly: true, cell: (order) => order.customerName },
    { key: "type", header: t("history.type"), wideOnly: true, cell: (order) => t(`type.${order.type}`) },
    {
      key: "payment",
      header: t("history.paymentStatus"),
      wideOnly: true,
      cell: (order) => <PaymentBadge order={order} />,
    },
    {
      key: "total",
      header: t("history.total"),
      numeric: true,
      cell: (order) => <Price amount={order.total} currency={order.currency} className="font-semibold" />,
    },
  ];
}
