"use client";

import { Bike, EllipsisVertical, Eye, Printer, ShoppingBag, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Menu } from "@/components/ui/menu";
import { Price } from "@/components/ui/price";
import { stepForward } from "./board-columns";
import type { BoardOrder } from "./board-order";
import { PaymentBadge } from "./payment-badge";
import { TicketAge, TicketPromise } from "./ticket-clock";
import { TicketLines } from "./ticket-lines";
import { TicketNote } from "./ticket-note";
import { ticketTiming } from "./ticket-timing";
import { useStepWords } from "./use-step-words";

export interface TicketActions {
  onStep: (order: BoardOrder) => void;
  onDetails: (order: BoardOrder) => void;
  onEnd: (order: BoardOrder) => void;
  onPrint: (order: BoardOrder) => void;
}

interface OrderTicketProps extends TicketActions {
  order: BoardOrder;
  now: Date;
  timeZone: string;
  unseen: boolean;
  /** A move is on its way to the server. */
  moving: boolean;
  /** Money is missing: there is nothing to do yet. */
  waiting?: boolean;
}

/** One order on the board. Its button moves it to the next status and is what the arrow keys select. */
export function OrderTicket({
  order,
  now,
  timeZone,
  unseen,
  moving,
  waiting = false,
  onStep,
  onDetails,
  onEnd,
  onPrint,
}: OrderTicketProps) {
  const t = useTranslations("dashboard");
  const stepWords = useStepWords();
  const timing = ticketTiming(order, now);
  const next = waiting ? null : stepForward(order);
  const TypeIcon = order.type === "delivery" ? Bike : ShoppingBag;
  const late = timing.urgency === "late" && !waiting;
  return (
    <article
      data-ticket={order.id}
      data-unseen={unseen || undefined}
      aria-labelledby={`ticket-${order.id}`}
      className={`relative flex flex-col gap-3 rounded-control bg-surface p-3.5 ring-1 has-focus-visible:ring-2 has-focus-visible:ring-accent-text ${late ? "ring-critical" : "ring-line"}`}
    >
      {unseen && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 animate-breathe rounded-control ring-3 ring-info"
        />
      )}
      <header className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <button
          type="button"
          id={`ticket-${order.id}`}
          onClick={() => onDetails(order)}
          aria-label={t("ticket.number", { number: order.orderNumber })}
          className="relative text-xl leading-none font-semibold tabular-nums underline-offset-4 after:absolute after:-inset-3 hover:underline"
        >
          {order.orderNumber}
        </button>
        {unseen && timing.urgency === "calm" && <Badge tone="info">{t("ticket.new")}</Badge>}
        {!waiting && (
          <span className="-mr-1 ml-auto">
            <TicketAge order={order} timing={timing} />
          </span>
        )}
      </header>
      <p className="flex items-start gap-2 text-sm text-ink-soft">
        <TypeIcon className="mt-px size-4.5 shrink-0 text-ink" strokeWidth={1.5} aria-hidden="true" />
        <span className="min-w-0">
          <span className="font-semibold text-ink">{t(`type.${order.type}`)}</span>
          {" · "}
          <TicketPromise order={order} now={now} timeZone={timeZone} />
          <span className="block truncate">{order.customerName}</span>
        </span>
      </p>
      <TicketLines order={order} />
      {order.notes && <TicketNote note={order.notes} />}
      <footer className="mt-auto flex flex-col gap-2">
        <div className="flex items-center gap-2">
          <Price amount={order.total} currency={order.currency} className="font-semibold" />
          <PaymentBadge order={order} />
          <span className="-my-1.5 -mr-2 ml-auto">
            <Menu
              trigger={
                <IconButton icon={EllipsisVertical} label={t("ticket.more", { number: order.orderNumber })} />
              }
              groups={[
                [
                  { label: t("ticket.details"), icon: Eye, onSelect: () => onDetails(order) },
                  { label: t("ticket.print"), icon: Printer, onSelect: () => onPrint(order) },
                ],
                [
                  {
                    label: order.status === "pending" ? t("ticket.reject") : t("ticket.cancel"),
                    icon: X,
                    danger: true,
                    disabled: moving,
                    onSelect: () => onEnd(order),
                  },
                ],
              ]}
            />
          </span>
        </div>
        {next && (
          <Button
            data-step={order.id}
            size="large"
            variant={order.status === "pending" ? "primary" : "secondary"}
            disabled={moving}
            onClick={() => onStep(order)}
            aria-label={`${stepWords(order, next)}: ${t("ticket.number", { number: order.orderNumber })}`}
            className="w-full focus-visible:outline-offset-1"
          >
            {stepWords(order, next)}
          </Button>
        )}
      </footer>
    </article>
  );
}
