"use client";

import { useTranslations } from "next-intl";
import type { PendingMoves } from "./board-columns";
import type { BoardOrder, BoardColumn as ColumnName } from "./board-order";
import { OrderTicket, type TicketActions } from "./order-ticket";
import { StatusMark } from "./status-mark";

interface BoardColumnProps extends TicketActions {
  name: ColumnName;
  orders: readonly BoardOrder[];
  moves: PendingMoves;
  unseen: readonly string[];
  now: Date;
  timeZone: string;
  /** The one that a phone shows. */
  chosen: boolean;
}

export function BoardColumn({
  name,
  orders,
  moves,
  unseen,
  now,
  timeZone,
  chosen,
  ...actions
}: BoardColumnProps) {
  const t = useTranslations("dashboard");
  return (
    <section
      aria-labelledby={`column-${name}`}
      data-column={name}
      className={`min-h-0 flex-col ${chosen ? "flex" : "hidden lg:flex"}`}
    >
      <h2
        id={`column-${name}`}
        className="hidden items-center gap-2 px-1 pb-2.5 text-sm font-semibold lg:flex"
      >
        <StatusMark status={name} />
        {t(`status.${name}`)}
        <span className="text-ink-soft tabular-nums">
          <span aria-hidden="true">{orders.length}</span>
          <span className="sr-only">{t("board.columnCount", { count: orders.length })}</span>
        </span>
      </h2>
      <div className="grid min-h-0 flex-1 content-start gap-3 pb-6 md:max-lg:grid-cols-2 lg:-mx-1 lg:flex lg:flex-col lg:overflow-y-auto lg:overscroll-contain lg:rounded-control lg:bg-sunken lg:p-2">
        {orders.map((order) => (
          <OrderTicket
            key={order.id}
            order={order}
            now={now}
            timeZone={timeZone}
            unseen={unseen.includes(order.id)}
            moving={moves.has(order.id)}
            {...actions}
          />
        ))}
        {orders.length === 0 && (
          <p className="col-span-full py-8 text-center text-sm text-ink-soft">{t("board.columnEmpty")}</p>
        )}
      </div>
    </section>
  );
}
