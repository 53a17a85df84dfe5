"use client";

import { useQuery } from "@tanstack/react-query";
import { useNow, useTranslations } from "next-intl";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { LoadFailure } from "@/components/data/load-failure";
import { useToast } from "@/components/ui/toast";
import { BellRequest } from "./bell-request";
import { BoardBar } from "./board-bar";
import { BoardColumn } from "./board-column";
import { arrangeBoard, stepForward } from "./board-columns";
import { BoardEmpty } from "./board-empty";
import { BOARD_COLUMNS, type BoardOrder, type BoardColumn as ColumnName } from "./board-order";
import { BoardSkeleton } from "./board-skeleton";
import { ColumnTabs } from "./column-tabs";
import { ConnectionBanner } from "./connection-banner";
import { EndOrderDialog } from "./end-order-dialog";
import { OrderDetailSheet } from "./order-detail-sheet";
import { ordersToday } from "./order-queries";
import type { TicketActions } from "./order-ticket";
import { PrintTicket } from "./print-ticket";
import { ShortcutsDialog } from "./shortcuts-dialog";
import { SideLists } from "./side-lists";
import { useBell } from "./use-bell";
import { useBoard } from "./use-board";
import { focusStep, useBoardKeys } from "./use-board-keys";
import { useBoardMoves } from "./use-board-moves";
import { useUnseen } from "./use-unseen";

const CLOCK_MS = 5_000;
const NO_ORDERS: readonly BoardOrder[] = [];

interface OrderBoardProps {
  /** As ISO 8601, or null if ordering is not paused. */
  pausedUntil: string | null;
  staffEmail: string;
}

/** The board that a restaurant looks at all evening. */
export function OrderBoard({ pausedUntil: pausedAtLoad, staffEmail }: OrderBoardProps) {
  const t = useTranslations("dashboard");
  const { slug, timeZone } = useDashboardTenant();
  const now = useNow({ updateInterval: CLOCK_MS });
  const toast = useToast();
  const { orders, failure, link, refresh } = useBoard();
  const { moves, move } = useBoardMoves(refresh);
  const today = useQuery(ordersToday(slug)).data ?? null;
  const board = useMemo(() => arrangeBoard(orders ?? NO_ORDERS, moves), [orders, moves]);
  const unseen = useUnseen(slug, orders ?? NO_ORDERS);
  const bell = useBell(unseen);

  const [column, setColumn] = useState<ColumnName>("pending");
  const [details, setDetails] = useState<BoardOrder | null>(null);
  const [ending, setEnding] = useState<BoardOrder | null>(null);
  const [printing, setPrinting] = useState<BoardOrder | null>(null);
  const [helping, setHelping] = useState(false);
  const focusNext = useRef<string | null>(null);
  const printed = useCallback(() => setPrinting(null), []);

  useEffect(() => {
    if (focusNext.current && moves.size > 0) {
      focusStep(focusNext.current);
      focusNext.current = null;
    }
  }, [moves]);

  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, "");
    document.title = unseen.length > 0 ? `(${unseen.length}) ${title}` : title;
  }, [unseen]);

  const actions: TicketActions = {
    onStep(order) {
      const to = stepForward(order);
      if (to === null) return;
      const beside =
        BOARD_COLUMNS.map((name) => board.columns[name]).find((list) => list.includes(order)) ?? [];
      const place = beside.indexOf(order);
      focusNext.current = (beside[place + 1] ?? beside[place - 1])?.id ?? null;
      setDetails(null);
      void move(order, to);
    },
    onDetails: setDetails,
    onEnd(order) {
      setDetails(null);
      setEnding(order);
    },
    onPrint: setPrinting,
  };
  useBoardKeys({
    columns: BOARD_COLUMNS.map((name) => board.columns[name]),
    ...actions,
    onHelp: () => setHelping(true),
  });

  const end = async (order: BoardOrder, to: "rejected" | "canceled", reason: string) => {
    setEnding(null);
    if (!(await move(order, to, reason))) return;
    const number = order.orderNumber;
    toast({ title: to === "rejected" ? t("end.doneReject", { number }) : t("end.doneCancel", { number }) });
  };

  const pausedUntil = today ? today.pausedUntil : pausedAtLoad;
  const shown = details && (orders?.find((order) => order.id === details.id) ?? details);
  const empty = orders !== null && orders.length === 0;
  return (
    <div className="flex flex-col lg:h-dvh">
      <ConnectionBanner link={link} />
      <BellRequest bell={bell} />
      <BoardBar
        link={link}
        today={today}
        bell={bell}
        pausedUntil={pausedUntil === null ? null : new Date(pausedUntil)}
        now={now}
        onHelp={() => setHelping(true)}
      >
        <SideLists unpaid={board.unpaid} onDetails={setDetails} />
      </BoardBar>
      {orders === null && !failure && <BoardSkeleton />}
      {orders === null && failure && <LoadFailure failure={failure} onRetry={() => void refresh()} />}
      {empty && today && (
        <BoardEmpty first={today.orders === 0} staffEmail={staffEmail} onPlaced={() => void refresh()} />
      )}
      {orders !== null && !empty && (
        <div className="flex min-h-0 flex-1 flex-col gap-3 px-4 md:px-6 lg:grid lg:grid-cols-4 lg:pb-4">
          <ColumnTabs
            columns={board.columns}
            hasUnseen={unseen.length > 0}
            chosen={column}
            onChoose={setColumn}
          />
          {BOARD_COLUMNS.map((name) => (
            <BoardColumn
              key={name}
              name={name}
              orders={board.columns[name]}
              moves={moves}
              unseen={unseen}
              now={now}
              timeZone={timeZone}
              chosen={name === column}
              {...actions}
            />
          ))}
        </div>
      )}
      {shown && <OrderDetailSheet order={shown} onClose={() => setDetails(null)} {...actions} />}
      {ending && (
        <EndOrderDialog
          key={ending.id}
          order={ending}
          onClose={() => setEnding(null)}
          onEnd={(to, reason) => void end(ending, to, reason)}
        />
      )}
      {printing && <PrintTicket order={printing} onDone={printed} />}
      <ShortcutsDialog open={helping} onOpenChange={setHelping} />
    </div>
  );
}
