"use client";

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Download, ReceiptText } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { isHandedOverUnpaid, stepForward } from "@/components/dashboard/orders/board-columns";
import { BoardNotices } from "@/components/dashboard/orders/board-notices";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { EndOrderDialog } from "@/components/dashboard/orders/detail/end-order-dialog";
import { OrderDetailSheet } from "@/components/dashboard/orders/detail/order-detail-sheet";
import { showSteps } from "@/components/dashboard/orders/offline/held-steps";
import { HeldStepsBar } from "@/components/dashboard/orders/offline/held-steps-bar";
import { useBoardSteps } from "@/components/dashboard/orders/offline/use-board-steps";
import {
  type OrderFilters,
  orderListFilter,
  readOrderFilters,
  writeOrderFilters,
} from "@/components/dashboard/orders/order-filters";
import { oneOrder, orderHistory } from "@/components/dashboard/orders/order-queries";
import { useOrderPayment } from "@/components/dashboard/orders/payment/use-order-payment";
import { RefundDialog } from "@/components/dashboard/orders/refund/refund-dialog";
import { usePrinting } from "@/components/dashboard/orders/ticket/use-printing";
import { useBoardView } from "@/components/dashboard/orders/use-board-view";
import { ListDesk, listPaging } from "@/components/data/list-desk";
import { buttonClass } from "@/components/ui/button-style";
import { HistoryFilters } from "./history-filters";
import { useHistoryColumns } from "./use-history-columns";

/** All orders. The filters are part of the address, so that a view can be bookmarked and shared. */
export function OrderHistory({ staffId }: { staffId: string }) {
  const t = useTranslations("dashboard");
  const search = useSearchParams();
  const filters = readOrderFilters(new URLSearchParams(search));
  const query = writeOrderFilters(filters).toString();
  const { slug } = useDashboardTenant();
  const history = useInfiniteQuery(orderHistory(slug, filters));
  const { data: orders, error: failure } = history;
  const again = () => void (history.isFetchNextPageError ? history.fetchNextPage() : history.refetch());
  const [details, setDetails] = useState<BoardOrder | null>(null);
  const askedId = search.get("order") ?? "";
  const { data: asked } = useQuery({ ...oneOrder(slug, askedId), enabled: askedId !== "" });
  const [ending, setEnding] = useState<BoardOrder | null>(null);
  const payment = useOrderPayment();
  const [refunding, setRefunding] = useState<BoardOrder | null>(null);
  const { view } = useBoardView();
  const { print, paper } = usePrinting();
  const steps = useBoardSteps({ staffId, undo: view.undo, refresh: history.refetch });
  const shown = useMemo(() => orders && showSteps(orders, steps.steps), [orders, steps.steps]);
  const chosen = details ?? asked ?? null;
  const open = chosen && (shown?.find(({ id }) => id === chosen.id) ?? chosen);
  const columns = useHistoryColumns(setDetails);

  const csv = new URLSearchParams({ ...orderListFilter(filters), format: "csv", all: "true" });
  const filter = (next: OrderFilters) => {
    const address = writeOrderFilters(next).toString();
    window.history.replaceState(null, "", address ? `?${address}` : window.location.pathname);
  };
  const close = () => {
    setDetails(null);
    if (askedId) filter(filters);
  };
  return (
    <ListDesk
      title={t("history.title")}
      create={
        shown &&
        shown.length > 0 && (
          <a
            href={`/api/tenant/${encodeURIComponent(slug)}/orders?${csv}`}
            download
            aria-label={t("history.saveCsv")}
            className={buttonClass("secondary", "small")}
          >
            <Download className="size-4" strokeWidth={1.5} aria-hidden="true" />
            CSV
          </a>
        )
      }
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
      paging={listPaging(history)}
    >
      {open && (
        <OrderDetailSheet
          order={open}
          onClose={close}
          onPrint={print}
          onStep={(order) => {
            const to = stepForward(order);
            if (to === "delivered" && isHandedOverUnpaid(order)) payment.askBeforeHandOver(order);
            else if (to) steps.take([order], to);
          }}
          onEnd={(order) => {
            close();
            setEnding(order);
          }}
          onPay={(order) => {
            close();
            payment.take(order);
          }}
          onRefund={(order) => {
            close();
            setRefunding(order);
          }}
        />
      )}
      {payment.dialogs}
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
      <BoardNotices>
        <HeldStepsBar steps={steps.steps} undo={steps.undo} />
      </BoardNotices>
    </ListDesk>
  );
}
