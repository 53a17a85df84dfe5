"use client";

import { CheckCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import type { BoardOrder, BoardColumn as ColumnName } from "@/components/dashboard/orders/board-order";
import type { Density } from "@/components/dashboard/orders/board-view";
import type { DelayMinutes } from "@/components/dashboard/orders/suggest-delay";
import { OrderTicket } from "@/components/dashboard/orders/ticket/order-ticket";
import type { TicketActions } from "@/components/dashboard/orders/ticket/ticket-actions";
import { isProposalOver, ticketTiming } from "@/components/dashboard/orders/ticket/ticket-timing";
import { usePackedTickets } from "@/components/dashboard/orders/ticket/use-packed-tickets";
import { StatusMark } from "@/components/frame/states/status-mark";
import { Button } from "@/components/ui/button";
import { NewBelow } from "./new-below";

interface BoardColumnProps {
  name: ColumnName;
  orders: readonly BoardOrder[];
  density: Density;
  unseen: readonly string[];
  worst: ReadonlySet<string>;
  suggested: DelayMinutes | 0;
  now: Date;
  /** Today in the restaurant's zone, YYYY-MM-DD. */
  today: string;
  actions: TicketActions;
  /** The one that a phone shows. */
  chosen: boolean;
  /** Moves all of them to the next status. */
  onAll: ((orders: readonly BoardOrder[]) => void) | null;
}

const PACKED = "grid items-start grid-cols-[minmax(0,1fr)] data-packed:auto-rows-[4px] data-packed:gap-y-0";
/** How tickets are laid out: several beside each other where a column is wide enough for several that are read. */
const TICKETS: Record<Density, string> = {
  comfortable: `${PACKED} gap-3 @min-[36rem]:grid-cols-2`,
  compact: `${PACKED} gap-2 @min-[23rem]:grid-cols-2 @min-[42rem]:grid-cols-3`,
  line: "flex flex-col gap-2",
};
/** The pixels below a ticket. */
const GAPS: Record<Density, number> = { comfortable: 12, compact: 8, line: 0 };

export function BoardColumn(props: BoardColumnProps) {
  const { name, orders, density, unseen, worst, suggested, now, today, chosen, onAll, actions } = props;
  const t = useTranslations("dashboard");
  const words = useTranslations("orderBoard");
  const list = useRef<HTMLDivElement>(null);
  usePackedTickets(list, { gap: GAPS[density], tickets: orders });
  return (
    <section
      aria-labelledby={`column-${name}`}
      data-column={name}
      className={`relative min-h-0 min-w-0 flex-col ${chosen ? "flex" : "hidden lg:flex"}`}
    >
      <div className="@container flex min-h-0 items-center gap-2 px-1 max-lg:justify-end lg:h-10">
        <h2
          id={`column-${name}`}
          className="hidden min-w-0 flex-1 items-center gap-2 text-sm font-semibold whitespace-nowrap lg:flex"
        >
          <StatusMark status={name} />
          <span className="truncate">{t(`status.${name}`)}</span>
          <span className="text-ink-soft tabular-nums">
            <span aria-hidden="true">{orders.length}</span>
            <span className="sr-only">{t("board.columnCount", { count: orders.length })}</span>
          </span>
        </h2>
        {name === "pending" && <NewBelow hasUnseen={unseen.length > 0} tickets={orders} />}
        {onAll && orders.length > 1 && (
          <Button
            variant="quiet"
            size="small"
            className="shrink-0 whitespace-nowrap"
            title={words("allReady", { count: orders.length })}
            onClick={() => onAll(orders)}
          >
            <CheckCheck className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
            <span className="@max-[17rem]:sr-only">{words("allReady", { count: orders.length })}</span>
          </Button>
        )}
      </div>
      <div
        data-tickets=""
        className="@container min-h-0 flex-1 pb-6 lg:-mx-1 lg:overflow-y-auto lg:overscroll-contain lg:rounded-control lg:bg-sunken lg:px-2 lg:pt-2 lg:pb-[calc(0.5rem+var(--board-notices,0px))]"
      >
        <div ref={list} className={TICKETS[density]}>
          {orders.map((order) => {
            const { clock, minutes, urgency } = ticketTiming(order, now);
            return (
              <OrderTicket
                key={order.id}
                order={order}
                density={density}
                clock={clock}
                minutes={minutes}
                urgency={worst.has(order.id) ? "worst" : urgency}
                today={today}
                isProposalOver={isProposalOver(order, now)}
                unseen={unseen.includes(order.id)}
                suggested={order.status === "pending" ? suggested : 0}
                actions={actions}
              />
            );
          })}
        </div>
        {orders.length === 0 && (
          <p className="py-8 text-center text-sm text-ink-soft">{t("board.columnEmpty")}</p>
        )}
      </div>
    </section>
  );
}
