"use client";

import { useMemo } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { Board } from "@/components/dashboard/orders/board-columns";
import {
  BOARD_COLUMNS,
  type BoardOrder,
  type BoardColumn as ColumnName,
} from "@/components/dashboard/orders/board-order";
import type { Density } from "@/components/dashboard/orders/board-view";
import type { DelayMinutes } from "@/components/dashboard/orders/suggest-delay";
import type { TicketActions } from "@/components/dashboard/orders/ticket/ticket-actions";
import { worstOrders } from "@/components/dashboard/orders/ticket/ticket-timing";
import { localDate } from "@/lib/core/time/zone";
import { BoardColumn } from "./board-column";
import { ColumnTabs } from "./column-tabs";

interface BoardColumnsProps {
  columns: Board["columns"];
  density: Density;
  suggested: DelayMinutes | 0;
  now: Date;
  unseen: readonly string[];
  chosen: ColumnName;
  onChoose: (column: ColumnName) => void;
  onAllReady: (orders: readonly BoardOrder[]) => void;
  actions: TicketActions;
}

/** The four columns side by side, or on a phone the one that was chosen. */
export function BoardColumns(props: BoardColumnsProps) {
  const { columns, density, suggested, now, unseen, chosen, onChoose, onAllReady, actions } = props;
  const { timeZone } = useDashboardTenant();
  const today = localDate(now, timeZone);
  const worst = useMemo(
    () =>
      worstOrders(
        BOARD_COLUMNS.flatMap((name) => columns[name]),
        now,
      ),
    [columns, now],
  );
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2 px-4 md:px-6 lg:grid lg:grid-cols-[repeat(4,minmax(0,1fr))] lg:gap-3 lg:pb-4">
      <ColumnTabs columns={columns} hasUnseen={unseen.length > 0} chosen={chosen} onChoose={onChoose} />
      {BOARD_COLUMNS.map((name) => (
        <BoardColumn
          key={name}
          name={name}
          orders={columns[name]}
          density={density}
          unseen={unseen}
          worst={worst}
          suggested={suggested}
          now={now}
          today={today}
          chosen={name === chosen}
          onAll={name === "preparing" ? onAllReady : null}
          actions={actions}
        />
      ))}
    </div>
  );
}
