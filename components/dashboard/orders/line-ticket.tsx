import { Bike, ShoppingBag } from "lucide-react";
import { useTranslations } from "next-intl";
import { AgeBadge } from "@/components/frame/states/age-badge";
import { TestBadge } from "@/components/frame/states/test-badge";
import { AddressNotChecked } from "./address-not-checked";
import { TicketAddress } from "./ticket-address";
import { TicketChange, TicketProposal } from "./ticket-changes";
import { unitsToCook } from "./ticket-lines";
import { TicketNote } from "./ticket-note";
import type { SizedTicketProps } from "./ticket-parts";

/** A ticket in one line. What must not be missed has words below it: the note, the address, a change. */
export function LineTicket(props: SizedTicketProps) {
  const { order, density, isProposalOver, unseen, actions } = props;
  const { number, clock, step, menu } = props.parts;
  const t = useTranslations("dashboard");
  const TypeIcon = order.type === "delivery" ? Bike : ShoppingBag;
  // Where there is least room, an address says that it is a delivery, and none that it is not.
  const isSaid = order.type === "pickup" || Boolean(order.deliveryAddress);
  return (
    <>
      {number}
      <TestBadge order={order} />
      <AgeBadge order={order} />
      {unseen && <span className="sr-only">{t("ticket.new")}</span>}
      <TypeIcon
        className={`size-4.5 shrink-0 ${isSaid ? "@max-[15rem]:sr-only" : ""}`}
        strokeWidth={1.5}
        aria-label={t(`type.${order.type}`)}
      />
      {clock}
      <span className="min-w-0 flex-1 truncate text-sm text-ink-soft @max-[24rem]:sr-only">
        {order.items.map((item) => `${unitsToCook(item)}× ${item.kitchenName}`).join(", ")}
      </span>
      <span className="ml-auto flex items-center">
        {step}
        <span className="-mr-1.5 @max-[17.5rem]:hidden">{menu}</span>
      </span>
      <div className="flex min-w-0 basis-full flex-wrap items-center gap-x-2 gap-y-1 empty:hidden">
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
        <TicketChange order={order} small />
        <TicketProposal order={order} isOver={isProposalOver} small />
      </div>
    </>
  );
}
