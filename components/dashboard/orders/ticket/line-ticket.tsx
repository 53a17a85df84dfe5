import { Bike, ShoppingBag } from "lucide-react";
import { useTranslations } from "next-intl";
import { TicketStations } from "@/components/dashboard/orders/stations/ticket-stations";
import { AgeBadge } from "@/components/frame/states/age-badge";
import { TestBadge } from "@/components/frame/states/test-badge";
import { AddressNotChecked } from "./address-not-checked";
import { TicketAddress } from "./ticket-address";
import { TicketChange, TicketProposal } from "./ticket-changes";
import { TicketPromise } from "./ticket-clock";
import { unitsToCook } from "./ticket-lines";
import { TicketNote } from "./ticket-note";
import type { SizedTicketProps } from "./ticket-parts";

/** So many dishes are named; how many more there are is said. */
const SHOWN_DISHES = 2;

/**
 * A ticket in as few lines as it can be: number, time, name, first dishes and all buttons. What must not be missed has
 * words below them, so that the buttons of a column stay in one line: a test, an age, the note, the address, a change.
 */
export function LineTicket(props: SizedTicketProps) {
  const { order, density, today, isProposalOver, unseen, actions } = props;
  const { number, clock, step, menu } = props.parts;
  const t = useTranslations("dashboard");
  const TypeIcon = order.type === "delivery" ? Bike : ShoppingBag;
  const first = order.items.slice(0, SHOWN_DISHES);
  const more = order.items.length - first.length;
  // Where there is least room, an address says that it is a delivery, and none that it is not.
  const isSaid = order.type === "pickup" || Boolean(order.deliveryAddress);
  return (
    <>
      {number}
      {unseen && <span className="sr-only">{t("ticket.new")}</span>}
      <TypeIcon
        className={`size-4.5 shrink-0 ${isSaid ? "@max-[15rem]:sr-only" : ""}`}
        strokeWidth={1.5}
        aria-label={t(`type.${order.type}`)}
      />
      {clock}
      <p className="order-1 min-w-0 basis-full text-sm leading-snug break-words @min-[34rem]:order-none @min-[34rem]:flex-1 @min-[34rem]:basis-0">
        <span className="text-ink-soft">
          <TicketPromise order={order} today={today} /> · {order.customerName}
          {"\u00a0· "}
        </span>
        <span className="font-medium">
          {first.map((item) => `${unitsToCook(item)}×\u00a0${item.kitchenName}`).join(", ")}
        </span>
        {more > 0 && (
          <>
            {"\u00a0"}
            <span aria-hidden="true" className="font-semibold">
              +{more}
            </span>
            <span className="sr-only">{t("ticket.moreDishes", { count: more })}</span>
          </>
        )}
      </p>
      <span className="ml-auto flex items-center">
        {step}
        <span className="-mr-1.5 @max-[17rem]:[&>button]:w-9">{menu}</span>
      </span>
      <div className="order-2 flex min-w-0 basis-full flex-wrap items-center gap-x-2 gap-y-1 empty:hidden">
        <TestBadge order={order} />
        <AgeBadge order={order} />
        {order.notes && (
          <TicketNote
            note={order.notes}
            orderNumber={order.orderNumber}
            density={density}
            onWhole={() => actions.onDetails(order)}
          />
        )}
        <TicketAddress order={order} density={density} />
        <AddressNotChecked order={order} />
        <TicketStations orderId={order.id} isShown={order.status !== "ready"} />
        <TicketChange order={order} small />
        <TicketProposal order={order} isOver={isProposalOver} small />
      </div>
    </>
  );
}
