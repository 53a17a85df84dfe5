"use client";

import { Bike, ShoppingBag } from "lucide-react";
import { useTranslations } from "next-intl";
import { AgeBadge } from "@/components/frame/states/age-badge";
import { PaymentBadge } from "@/components/frame/states/payment-badge";
import { TestBadge } from "@/components/frame/states/test-badge";
import { Price } from "@/components/ui/price";
import { AddressNotChecked } from "./address-not-checked";
import type { BoardOrder } from "./board-order";
import type { Density } from "./board-view";
import type { DelayMinutes } from "./suggest-delay";
import type { TicketActions } from "./ticket-actions";
import { TicketChange, TicketProposal } from "./ticket-changes";
import { TicketClock, TicketPromise } from "./ticket-clock";
import { TicketLines } from "./ticket-lines";
import { TicketMenu } from "./ticket-menu";
import { TicketNote } from "./ticket-note";
import { TicketStep } from "./ticket-step";

export interface OrderTicketProps extends TicketActions {
  order: BoardOrder;
  density: Density;
  now: Date;
  timeZone: string;
  unseen: boolean;
  /** One of the latest of all. */
  worst: boolean;
  suggested: DelayMinutes | 0;
}

/** One order on the board. Its button moves it to the next status and is what the arrow keys select. */
export function OrderTicket(props: OrderTicketProps) {
  const t = useTranslations("dashboard");
  const { order, density, now, timeZone, unseen, worst, suggested, ...actions } = props;
  const TypeIcon = order.type === "delivery" ? Bike : ShoppingBag;
  // Where tickets are small, the money to collect is shown when it is collected.
  const cashDue =
    order.status === "ready" && order.paymentMethod === "cash" && order.paymentStatus === "pending";
  const number = (
    <button
      type="button"
      id={`ticket-${order.id}`}
      onClick={() => actions.onDetails(order)}
      aria-label={t("ticket.number", { number: order.orderNumber })}
      className={`relative leading-none font-semibold tabular-nums underline-offset-4 after:absolute hover:underline ${density === "comfortable" ? "text-xl after:-inset-3" : "text-lg after:-inset-2"}`}
    >
      {order.orderNumber}
    </button>
  );
  const clock = <TicketClock order={order} now={now} worst={worst} short={density === "line"} />;
  const step = <TicketStep order={order} density={density} suggested={suggested} onStep={actions.onStep} />;
  const menu = <TicketMenu order={order} waiting={false} {...actions} />;
  return (
    <article
      data-ticket={order.id}
      data-unseen={unseen || undefined}
      aria-labelledby={`ticket-${order.id}`}
      className={`relative rounded-control bg-surface ring-1 has-focus-visible:ring-2 has-focus-visible:ring-accent-text ${worst ? "ring-critical" : "ring-line"} ${LAYOUT[density]}`}
    >
      {unseen && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 animate-breathe rounded-control ring-3 ring-info"
        />
      )}
      {density === "line" ? (
        <>
          <div className="flex min-h-12 items-center gap-2">
            {number}
            <TestBadge order={order} />
            <AgeBadge order={order} />
            <TypeIcon className="size-4.5 shrink-0" strokeWidth={1.5} aria-label={t(`type.${order.type}`)} />
            {clock}
            <span className="min-w-0 flex-1 truncate text-sm text-ink-soft max-sm:sr-only lg:max-2xl:sr-only">
              {order.items.map(({ quantity, kitchenName }) => `${quantity}× ${kitchenName}`).join(", ")}
            </span>
            <span className="ml-auto shrink-0">{step}</span>
            <span className="-mx-1.5 max-[24rem]:hidden lg:max-xl:hidden">{menu}</span>
          </div>
          <AddressNotChecked order={order} className="pb-2" />
        </>
      ) : (
        <>
          <header className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {number}
            <TestBadge order={order} />
            <AgeBadge order={order} />
            {unseen && <span className="sr-only">{t("ticket.new")}</span>}
            <span className="ml-auto">{clock}</span>
          </header>
          <p className="flex items-start gap-2 text-sm text-ink-soft">
            <TypeIcon className="mt-px size-4.5 shrink-0 text-ink" strokeWidth={1.5} aria-hidden="true" />
            <span className={density === "compact" ? "flex min-w-0 gap-1.5" : "min-w-0"}>
              <span className={density === "compact" ? "sr-only" : "font-semibold text-ink"}>
                {t(`type.${order.type}`)}
              </span>
              {density === "comfortable" && " · "}
              <TicketPromise order={order} now={now} timeZone={timeZone} />
              <span className="block truncate">{order.customerName}</span>
            </span>
            {density === "compact" && cashDue && (
              <Price
                amount={order.total}
                currency={order.currency}
                className="ml-auto font-semibold text-ink"
              />
            )}
          </p>
          <AddressNotChecked order={order} />
          <TicketLines order={order} folded={density === "compact"} onDish={actions.onDish} />
          {order.notes && <TicketNote note={order.notes} small={density === "compact"} />}
          <TicketChange order={order} />
          <TicketProposal order={order} now={now} />
          <footer className="mt-auto flex flex-col gap-2">
            {density === "comfortable" ? (
              <>
                <div className="flex items-center gap-2">
                  <Price amount={order.total} currency={order.currency} className="font-semibold" />
                  <PaymentBadge order={order} />
                  <span className="-my-1.5 -mr-2 ml-auto">{menu}</span>
                </div>
                {step}
              </>
            ) : (
              <div className="flex items-center gap-1">
                <div className="min-w-0 flex-1">{step}</div>
                <span className="-mr-2">{menu}</span>
              </div>
            )}
          </footer>
        </>
      )}
    </article>
  );
}

const LAYOUT: Record<Density, string> = {
  comfortable: "flex flex-col gap-3 p-3.5",
  compact: "flex flex-col gap-1.5 p-2.5",
  line: "px-2.5",
};
