import { Bike, ShoppingBag } from "lucide-react";
import { useTranslations } from "next-intl";
import { TicketStations } from "@/components/dashboard/orders/stations/ticket-stations";
import { AgeBadge } from "@/components/frame/states/age-badge";
import { PaymentBadge } from "@/components/frame/states/payment-badge";
import { TestBadge } from "@/components/frame/states/test-badge";
import { Price } from "@/components/ui/price";
import { AddressNotChecked } from "./address-not-checked";
import { TicketAddress } from "./ticket-address";
import { TicketChange, TicketProposal } from "./ticket-changes";
import { TicketPromise } from "./ticket-clock";
import { TicketLines } from "./ticket-lines";
import { TicketNote } from "./ticket-note";
import type { SizedTicketProps } from "./ticket-parts";

/** A ticket with its dishes: large, to be read from two metres away, or compact. */
export function FullTicket(props: SizedTicketProps) {
  const { order, density, today, isProposalOver, unseen, actions } = props;
  const { number, clock, step, menu } = props.parts;
  const t = useTranslations("dashboard");
  const isCompact = density === "compact";
  const TypeIcon = order.type === "delivery" ? Bike : ShoppingBag;
  // Where tickets are small, the money to collect is shown when it is collected.
  const cashDue =
    order.status === "ready" && order.paymentMethod === "cash" && order.paymentStatus === "pending";
  const price = <Price amount={order.total} currency={order.currency} className="font-semibold text-ink" />;
  return (
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
        <span className={isCompact ? "flex min-w-0 gap-1.5" : "min-w-0"}>
          <span className={isCompact ? "sr-only" : "font-semibold text-ink"}>{t(`type.${order.type}`)}</span>
          {!isCompact && " · "}
          <TicketPromise order={order} today={today} />
          <span className="block truncate">{order.customerName}</span>
        </span>
        {isCompact && cashDue && <span className="ml-auto">{price}</span>}
      </p>
      <TicketAddress order={order} density={density} />
      <AddressNotChecked order={order} />
      <TicketLines order={order} folded={isCompact} onDish={actions.onDish} />
      <TicketStations orderId={order.id} isShown={order.status !== "ready"} />
      {order.notes && (
        <TicketNote
          note={order.notes}
          orderNumber={order.orderNumber}
          density={density}
          onWhole={() => actions.onDetails(order)}
        />
      )}
      <TicketChange order={order} />
      <TicketProposal order={order} isOver={isProposalOver} />
      <footer className="mt-auto flex flex-col gap-2">
        {isCompact ? (
          <div className="flex items-center gap-1">
            <div className="min-w-0 flex-1">{step}</div>
            <span className="-mr-2">{menu}</span>
          </div>
        ) : (
          <>
            <div className="flex items-center gap-2">
              <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
                {price}
                <PaymentBadge order={order} />
              </span>
              <span className="-my-1.5 -mr-2">{menu}</span>
            </div>
            {step}
          </>
        )}
      </footer>
    </>
  );
}
