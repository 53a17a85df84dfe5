"use client";

import { CheckCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { StatusMark } from "@/components/frame/states/status-mark";
import { Button } from "@/components/ui/button";
import type { BoardOrder, BoardColumn as ColumnName } from "./board-order";
import type { Density } from "./board-view";
import { NewBelow } from "./new-below";
import { OrderTicket } from "./order-ticket";
import type { DelayMinutes } from "./suggest-delay";
import type { TicketActions } from "./ticket-actions";

interface BoardColumnProps extends TicketActions {
  name: ColumnName;
  orders: readonly BoardOrder[];
  density: Density;
  unseen: readonly string[];
  worst: ReadonlySet<string>;
  suggested: DelayMinutes | 0;
  now: Date;
  timeZone: string;
  /** The one that a phone shows. */
  chosen: boolean;
  /** Moves all of them to the next status. */
  onAll: ((orders: readonly BoardOrder[]) => void) | null;
}

/** How tickets are laid out: two beside each other where a column is wide enough for two that are read. */
const TICKETS: Record<Density, string> = {
  comfortable: "gap-3 grid-cols-[minmax(0,1fr)] md:max-lg:grid-cols-2 lg:flex lg:flex-col",
  compact: "gap-2 grid-cols-[minmax(0,1fr)] @min-[23rem]:grid-cols-2",
  line: "gap-1.5 grid-cols-[minmax(0,1fr)]",
};

export function BoardColumn(props: BoardColumnProps) {
  const { name, orders, density, unseen, worst, suggested, now, timeZone, chosen, onAll, ...actions } = props;
  const t = useTranslations("dashboard");
  const words = useTranslations("orderBoard");
  const column = useRef<HTMLDivElement>(null);
  return (
    <section
      aria-labelledby={`column-${name}`}
      data-column={name}
      className={`relative min-h-0 min-w-0 flex-col ${chosen ? "flex" : "hidden lg:flex"}`}
    >
      <div className="flex min-h-0 items-center gap-2 px-1 max-lg:justify-end lg:h-10">
        <h2 id={`column-${name}`} className="hidden items-center gap-2 text-sm font-semibold lg:flex">
          <StatusMark status={name} />
          {t(`status.${name}`)}
          <span className="text-ink-soft tabular-nums">
            <span aria-hidden="true">{orders.length}</span>
            <span className="sr-only">{t("board.columnCount", { count: orders.length })}</span>
          </span>
        </h2>
        {onAll && orders.length > 1 && (
          <Button
            variant="quiet"
            size="small"
            className="ml-auto whitespace-nowrap"
            onClick={() => onAll(orders)}
          >
            <CheckCheck className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
            {words("allReady", { count: orders.length })}
          </Button>
        )}
      </div>
      <div
        ref={column}
        className={`@container min-h-0 flex-1 pb-6 lg:-mx-1 lg:overflow-y-auto lg:overscroll-contain lg:rounded-control lg:bg-sunken lg:p-2 ${name === "pending" ? "lg:pb-16" : ""}`}
      >
        <div className={`grid content-start ${TICKETS[density]}`}>
          {orders.map((order) => (
            <OrderTicket
              key={order.id}
              order={order}
              density={density}
              now={now}
              timeZone={timeZone}
              unseen={unseen.includes(order.id)}
              worst={worst.has(order.id)}
              suggested={suggested}
              {...actions}
            />
          ))}
        </div>
        {orders.length === 0 && (
          <p className="py-8 text-center text-sm text-ink-soft">{t("board.columnEmpty")}</p>
        )}
      </div>
      <NewBelow column={column} unseen={unseen} tickets={orders} />
    </section>
  );
}
