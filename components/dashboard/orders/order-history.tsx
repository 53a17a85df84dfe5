"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { ReceiptText } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useFormatter, useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { ListDesk } from "@/components/data/list-desk";
import { Price } from "@/components/ui/price";
import type { Column } from "@/components/ui/table";
import { stepForward } from "./board-columns";
import type { BoardOrder } from "./board-order";
import { EndOrderDialog } from "./end-order-dialog";
import { showSteps } from "./held-steps";
import { HeldStepsBar } from "./held-steps-bar";
import { HistoryFilters } from "./history-filters";
import { OrderDetailSheet } from "./order-detail-sheet";
import { type OrderFilters, readOrderFilters, writeOrderFilters } from "./order-filters";
import { orderHistory } from "./order-queries";
import { PaymentBadge } from "./payment-badge";
import { RefundDialog } from "./refund-dialog";
import { StatusMark } from "./status-mark";
import { useBoardSteps } from "./use-board-steps";
import { useBoardView } from "./use-board-view";
import { usePrinting } from "./use-printing";

/** All orders. The filters are part of the address, so that a view can be bookmarked and shared. */
export function OrderHistory({ staffId }: { staffId: string }) {
  const t = useTranslations("dashboard");
  const search = useSearchParams();
  const filters = readOrderFilters(new URLSearchParams(search));
  const query = writeOrderFilters(filters).toString();
  const { slug } = useDashboardTenant();
  const history = useInfiniteQuery(orderHistory(slug, filters));
  const { data: orders, error: failure, hasNextPage } = history;
  const more = () => void history.fetchNextPage();
  const again = () => (history.isFetchNextPageError ? more() : void history.refetch());
  const [details, setDetails] = useState<BoardOrder | null>(null);
  const [ending, setEnding] = useState<BoardOrder | null>(null);
  const [refunding, setRefunding] = useState<BoardOrder | null>(null);
  const { view } = useBoardView();
  const { print, paper } = usePrinting();
  const steps = useBoardSteps({ staffId, undo: view.undo, refresh: history.refetch });
  const shown = useMemo(() => orders && showSteps(orders, steps.steps), [orders, steps.steps]);
  const open = details && (shown?.find(({ id }) => id === details.id) ?? details);
  const columns = useColumns(setDetails);

  const filter = (next: OrderFilters) => {
    const address = writeOrderFilters(next).toString();
    window.history.replaceState(null, "", address ? `?${address}` : window.location.pathname);
  };
  return (
    <ListDesk
      title={t("history.title")}
      caption={t("history.caption")}
      list={{
        rows: shown,
        isEmpty: orders?.length === 0 && query === "",
        loading: history.isPending || history.isFetchingNextPage,
        failure,
        retry: again,
      }}
      columns={columns}
      rowKey={({ id }) => id}
      filters={<HistoryFilters filters={filters} onChange={filter} />}
      empty={{ icon: ReceiptText, title: t("history.noneTitle"), body: t("history.noneBody") }}
      noneFound={{ title: t("history.emptyTitle"), body: t("history.emptyBody") }}
      paging={{
        hasMore: hasNextPage,
        onMore: more,
        moreLabel: t("history.more"),
        endLabel: t("history.end"),
      }}
    >
      {open && (
        <OrderDetailSheet
          order={open}
          onClose={() => setDetails(null)}
          onPrint={print}
          onStep={(order) => {
            const to = stepForward(order);
            if (to) steps.take([order], to);
          }}
          onEnd={(order) => {
            setDetails(null);
            setEnding(order);
          }}
          onRefund={(order) => {
            setDetails(null);
            setRefunding(order);
          }}
        />
      )}
      {refunding && <RefundDialog order={refunding} onClose={() => setRefunding(null)} />}
      {ending && (
        <EndOrderDialog
          key={ending.id}
          order={ending}
          onClose={() => setEnding(null)}
          onEnd={(to, reason) => {
            steps.take([ending], to, { reason });
            setEnding(null);
          }}
        />
      )}
      {paper}
      <HeldStepsBar steps={steps.steps} undo={steps.undo} />
    </ListDesk>
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
