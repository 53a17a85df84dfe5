"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useNow, useTranslations } from "next-intl";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { SoldOutDialog } from "@/components/dashboard/orders/availability/sold-out-dialog";
import { BellRequest } from "@/components/dashboard/orders/bell/bell-request";
import { UnseenAlarm } from "@/components/dashboard/orders/bell/unseen-alarm";
import { useAlarm } from "@/components/dashboard/orders/bell/use-alarm";
import { useEventSounds } from "@/components/dashboard/orders/bell/use-event-sounds";
import { useUnseen } from "@/components/dashboard/orders/bell/use-unseen";
import { useWakeLock } from "@/components/dashboard/orders/bell/use-wake-lock";
import {
  arrangeBoard,
  isHandedOverUnpaid,
  lastDueMs,
  stepForward,
  waitsForLater,
} from "@/components/dashboard/orders/board-columns";
import { BoardNotices } from "@/components/dashboard/orders/board-notices";
import {
  BOARD_COLUMNS,
  type BoardOrder,
  type BoardColumn as ColumnName,
} from "@/components/dashboard/orders/board-order";
import { filterOrders, type TypeFilter } from "@/components/dashboard/orders/board-view";
import { EndOrderDialog } from "@/components/dashboard/orders/detail/end-order-dialog";
import { OrderDetailSheet } from "@/components/dashboard/orders/detail/order-detail-sheet";
import { showSteps } from "@/components/dashboard/orders/offline/held-steps";
import { HeldStepsBar } from "@/components/dashboard/orders/offline/held-steps-bar";
import { useBoardSteps } from "@/components/dashboard/orders/offline/use-board-steps";
import { useKeptOrders } from "@/components/dashboard/orders/offline/use-kept-orders";
import { ordersToday } from "@/components/dashboard/orders/order-queries";
import { useOrderPayment } from "@/components/dashboard/orders/payment/use-order-payment";
import { PrinterNotice } from "@/components/dashboard/orders/printer-notice";
import { ProposalDialog } from "@/components/dashboard/orders/proposal/proposal-dialog";
import { RefundDialog } from "@/components/dashboard/orders/refund/refund-dialog";
import { ordersOfStation } from "@/components/dashboard/orders/stations/board-stations";
import { StationFilter } from "@/components/dashboard/orders/stations/station-filter";
import { StationProgressProvider } from "@/components/dashboard/orders/stations/ticket-stations";
import { useBoardStations } from "@/components/dashboard/orders/stations/use-board-stations";
import { suggestDelay } from "@/components/dashboard/orders/suggest-delay";
import { useDensity } from "@/components/dashboard/orders/ticket/use-density";
import { usePrinting } from "@/components/dashboard/orders/ticket/use-printing";
import { useBoard } from "@/components/dashboard/orders/use-board";
import { useBoardView } from "@/components/dashboard/orders/use-board-view";
import { useBoardRounds } from "@/components/dashboard/rounds/use-board-rounds";
import { LoadFailure } from "@/components/data/load-failure";
import { tenantHref } from "@/components/frame/tenant-href";
import { useTenantBase } from "@/components/frame/tenant-link";
import { BoardBar } from "./board-bar";
import { BoardColumns } from "./board-columns-view";
import { BoardConnection } from "./board-connection";
import { BoardEmpty } from "./board-empty";
import { BoardSkeleton } from "./board-skeleton";
import { BoardTools } from "./board-tools";
import { MakeNowStrip } from "./make-now-strip";
import { ShortcutsDialog } from "./shortcuts-dialog";
import { SideLists } from "./side-lists";
import { focusStep, useBoardKeys } from "./use-board-keys";
import { useBoardShell } from "./use-board-shell";
import { useStableActions } from "./use-stable-actions";

const CLOCK_MS = 5_000;
const NO_ORDERS: readonly BoardOrder[] = [];

interface OrderBoardProps {
  /** As ISO 8601, or null if ordering is not paused. */
  pausedUntil: string | null;
  staff: {
    userId: string;
    email: string;
    /** Somebody of the platform, whose device keeps nothing of a restaurant. */
    isVisitor: boolean;
  };
  /** Leads a new restaurant to its first order; below the board once there is one. */
  guide: ReactNode;
}

/** The board that a restaurant looks at all evening. */
export function OrderBoard({ pausedUntil: pausedAtLoad, staff, guide }: OrderBoardProps) {
  const t = useTranslations("orderBoard");
  const { slug } = useDashboardTenant();
  const router = useRouter();
  const base = useTenantBase();
  const now = useNow({ updateInterval: CLOCK_MS });
  const { view, change } = useBoardView();
  const board = useBoard();
  const { orders: read, failure, link, refresh } = board;
  const isKept = !staff.isVisitor;
  const kept = useKeptOrders({ tenantId: slug, staffId: staff.userId, isKept, board });
  const known = read ?? kept?.orders ?? null;
  const isConnected = link.phase === "live" || link.phase === "polling";
  const { print, paper } = usePrinting();
  const steps = useBoardSteps({
    staffId: staff.userId,
    undo: view.undo,
    isConnected,
    refresh,
    onSent({ orderId, to }) {
      const order = known?.find(({ id }) => id === orderId);
      if (view.autoPrint && to === "accepted" && order) print(order, "ticket");
    },
  });
  const orders = useMemo(() => known && showSteps(known, steps.steps), [known, steps.steps]);
  const today = useQuery(ordersToday(slug)).data ?? null;
  const dueMs = lastDueMs(known ?? NO_ORDERS, now);
  const all = useMemo(() => arrangeBoard(orders ?? NO_ORDERS, dueMs), [orders, dueMs]);
  const openOrders = BOARD_COLUMNS.reduce((sum, name) => sum + all.columns[name].length, 0);
  const density = useDensity(view.density, openOrders);
  const due = useMemo(
    () => (known ?? NO_ORDERS).filter((order) => !waitsForLater(order, dueMs)),
    [known, dueMs],
  );
  const unseen = useUnseen(slug, due);
  const { unseen: unseenRounds, notice } = useBoardRounds(slug, now);
  const { bell, overdue, minutes } = useAlarm({ orders: due, unseen, unseenRounds, today, now });
  useEventSounds({ tenantId: slug, orders: read, own: orders, bell });
  const kitchen = useBoardStations(slug);
  const [station, setStation] = useState<string | null>(null);
  useWakeLock(view.wakeLock);
  useBoardShell(isKept);
  const [type, setType] = useState<TypeFilter>("all");
  const [search, setSearch] = useState("");
  const searchBox = useRef<HTMLInputElement>(null);
  const [column, setColumn] = useState<ColumnName>("pending");
  const [details, setDetails] = useState<BoardOrder | null>(null);
  const [ending, setEnding] = useState<BoardOrder | null>(null);
  const [proposing, setProposing] = useState<BoardOrder | null>(null);
  const [refunding, setRefunding] = useState<BoardOrder | null>(null);
  const [dish, setDish] = useState<BoardOrder["items"][number] | null>(null);
  const payment = useOrderPayment();
  const [helping, setHelping] = useState(false);
  const focusNext = useRef<string | null>(null);

  const columns = useMemo(() => {
    const narrow = (name: ColumnName) => [
      ...ordersOfStation(filterOrders(all.columns[name], { type, search }), station, kitchen.progress),
    ];
    return {
      pending: narrow("pending"),
      accepted: narrow("accepted"),
      preparing: narrow("preparing"),
      ready: narrow("ready"),
    };
  }, [all, type, search, station, kitchen.progress]);

  useEffect(() => {
    if (focusNext.current && steps.steps.length > 0) {
      focusStep(focusNext.current);
      focusNext.current = null;
    }
  }, [steps.steps]);

  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, "");
    document.title = unseen.length > 0 ? `(${unseen.length}) ${title}` : title;
  }, [unseen]);

  const actions = useStableActions({
    onStep(order, delayMinutes) {
      const to = stepForward(order);
      if (to === null) return;
      if (to === "delivered" && isHandedOverUnpaid(order)) return payment.askBeforeHandOver(order);
      const beside = BOARD_COLUMNS.map((name) => columns[name]).find((list) => list.includes(order)) ?? [];
      const place = beside.indexOf(order);
      focusNext.current = (beside[place + 1] ?? beside[place - 1])?.id ?? null;
      setDetails(null);
      steps.take([order], to, { delayMinutes: delayMinutes ?? null });
    },
    onDetails: setDetails,
    onEnd(order) {
      setDetails(null);
      setEnding(order);
    },
    onPropose(order) {
      setDetails(null);
      setProposing(order);
    },
    onPrint: print,
    onDish: setDish,
  });
  const suggested = suggestDelay(today?.behindMinutes ?? 0);
  useBoardKeys({
    columns: BOARD_COLUMNS.map((name) => columns[name]),
    ...actions,
    suggested,
    onUndo: steps.undoLast,
    onSearch: () => searchBox.current?.focus(),
    onHelp: () => setHelping(true),
    onNew: () => router.push(tenantHref(base, "/orders/new")),
  });

  const pay = (order: BoardOrder) => {
    setDetails(null);
    payment.take(order);
  };
  const refund = (order: BoardOrder) => {
    setDetails(null);
    setRefunding(order);
  };
  const pausedUntil = today ? today.pausedUntil : pausedAtLoad;
  const shown = details && (orders?.find((order) => order.id === details.id) ?? details);
  const empty = orders !== null && orders.length === 0;
  const narrowed = type !== "all" || search.trim() !== "" || station !== null;
  const found = BOARD_COLUMNS.some((name) => columns[name].length > 0);
  const hasTickets = orders !== null && !empty;
  return (
    <>
      {!hasTickets && guide}
      <div className="flex flex-col max-lg:pb-[var(--board-notices,0px)] lg:h-dvh">
        <BoardConnection board={board} asOfMs={kept?.asOfMs ?? null} steps={steps.steps.length} />
        <UnseenAlarm orders={overdue} minutes={minutes} onShow={setDetails} />
        <BoardBar
          link={link}
          today={today}
          isOld={kept !== null}
          bell={bell}
          pausedUntil={pausedUntil === null ? null : new Date(pausedUntil)}
          now={now}
          onHelp={() => setHelping(true)}
        >
          <SideLists unpaid={all.unpaid} later={all.later} onDetails={setDetails} />
        </BoardBar>
        <BoardTools
          {...{ view, type, search, searchBox }}
          isLast={Boolean(guide) && hasTickets}
          onView={change}
          onType={setType}
          onSearch={setSearch}
          stations={<StationFilter stations={kitchen.stations} value={station} onChange={setStation} />}
        />
        {view.makeNow && orders !== null && (
          <MakeNowStrip orders={orders.filter((order) => !waitsForLater(order, dueMs))} />
        )}
        {orders === null && !failure && <BoardSkeleton />}
        {orders === null && failure && <LoadFailure failure={failure} onRetry={() => void refresh()} />}
        {empty && today && <BoardEmpty first={today.orders === 0} staffEmail={staff.email} />}
        {hasTickets && narrowed && !found && (
          <p role="status" className="px-6 py-3 text-center text-ink-soft">
            {t("search.none")}
          </p>
        )}
        {hasTickets && (
          <StationProgressProvider value={kitchen.progress}>
            <BoardColumns
              columns={columns}
              density={density}
              suggested={suggested}
              now={now}
              unseen={unseen}
              chosen={column}
              onChoose={setColumn}
              onAllReady={(ready) => steps.take(ready, "ready", { always: true })}
              actions={actions}
            />
          </StationProgressProvider>
        )}
        {shown && (
          <OrderDetailSheet
            order={shown}
            onClose={() => setDetails(null)}
            onRefund={refund}
            onPay={pay}
            {...actions}
          />
        )}
        {proposing && (
          <ProposalDialog key={proposing.id} order={proposing} onClose={() => setProposing(null)} />
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
        {payment.dialogs}
        {dish && <SoldOutDialog dish={dish} onClose={() => setDish(null)} />}
        {paper}
        <BoardNotices>
          {notice}
          <PrinterNotice />
          <HeldStepsBar steps={steps.steps} undo={steps.undo} isConnected={isConnected} />
          <BellRequest bell={bell} />
        </BoardNotices>
        <ShortcutsDialog open={helping} onOpenChange={setHelping} />
      </div>
      {hasTickets && guide}
    </>
  );
}
