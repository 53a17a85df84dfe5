"use client";

import { useFormatter, useTranslations } from "next-intl";
import { doneAt } from "@/components/dashboard/orders/board-columns";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { StatusMark } from "@/components/frame/states/status-mark";
import { TestBadge } from "@/components/frame/states/test-badge";
import { Price } from "@/components/ui/price";

/** An order in one line, for lists next to the board. */
export function OrderRow({ order, onOpen }: { order: BoardOrder; onOpen: (order: BoardOrder) => void }) {
  const t = useTranslations("dashboard");
  const words = useTranslations("orderBoard.laterOrders");
  const format = useFormatter();
  // What is over is found by when it was over.
  const ended = order.nextStatuses.every((status) => status === "rejected" || status === "canceled");
  const time =
    order.scheduledFor && !ended
      ? words("due", {
          time: format.dateTime(new Date(order.promisedAt), "time", {
            weekday: "short",
            day: "numeric",
            month: "short",
          }),
        })
      : format.dateTime(new Date(ended ? doneAt(order) : order.createdAt), "time");
  return (
    <button
      type="button"
      onClick={() => onOpen(order)}
      className="-mx-2 flex min-h-14 w-[calc(100%+1rem)] items-center gap-3 rounded-control px-2 text-left hover:bg-sunken"
    >
      <StatusMark status={order.status} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold tabular-nums">
          {order.orderNumber} <span className="font-normal">{order.customerName}</span>
        </span>
        <TestBadge order={order} />
        <span className="block text-sm text-ink-soft">
          {t(`status.${order.status}`)} · {time}
        </span>
      </span>
      <Price amount={order.total} currency={order.currency} />
    </button>
  );
}
