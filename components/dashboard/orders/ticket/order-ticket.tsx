"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import type { Density } from "@/components/dashboard/orders/board-view";
import { FullTicket } from "./full-ticket";
import { LineTicket } from "./line-ticket";
import { TicketClock } from "./ticket-clock";
import { TicketMenu } from "./ticket-menu";
import type { OrderTicketProps, SizedTicketProps } from "./ticket-parts";
import { TicketStep } from "./ticket-step";

/** One order on the board. Its button moves it to the next status and is what the arrow keys select. */
export const OrderTicket = memo(function OrderTicket(props: OrderTicketProps) {
  const t = useTranslations("dashboard.ticket");
  const { order, density, clock, minutes, urgency, unseen, suggested, actions } = props;
  const isLine = density === "line";
  const parts: SizedTicketProps["parts"] = {
    number: (
      <button
        type="button"
        id={`ticket-${order.id}`}
        onClick={() => actions.onDetails(order)}
        aria-label={t("number", { number: order.orderNumber })}
        className={`relative inline-flex min-h-6 min-w-6 items-center leading-none font-semibold tabular-nums underline-offset-4 after:absolute hover:underline ${density === "comfortable" ? "text-xl after:-inset-3" : "text-lg after:-inset-2"} ${isLine ? "@max-[15rem]:text-base" : ""}`}
      >
        {order.orderNumber}
      </button>
    ),
    clock: <TicketClock clock={clock} minutes={minutes} urgency={urgency} short={isLine} />,
    step: <TicketStep order={order} density={density} suggested={suggested} onStep={actions.onStep} />,
    menu: <TicketMenu order={order} {...actions} />,
  };
  return (
    <article
      data-ticket={order.id}
      data-unseen={unseen || undefined}
      aria-labelledby={`ticket-${order.id}`}
      className={`relative rounded-control bg-surface ring-1 has-focus-visible:ring-2 has-focus-visible:ring-accent-text ${urgency === "worst" ? "ring-critical" : "ring-line"} ${LAYOUT[density]}`}
    >
      {unseen && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 animate-breathe rounded-control ring-3 ring-info"
        />
      )}
      {isLine ? <LineTicket {...props} parts={parts} /> : <FullTicket {...props} parts={parts} />}
    </article>
  );
});

const LAYOUT: Record<Density, string> = {
  comfortable: "flex flex-col gap-3 p-3.5",
  compact: "flex flex-col gap-1.5 p-2.5",
  line: "flex min-h-12 flex-wrap items-center gap-x-1.5 gap-y-1 px-2 py-1.5 @min-[20rem]:gap-x-2 @min-[20rem]:px-2.5",
};
