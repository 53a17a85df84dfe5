import { newId } from "@/lib/core/ids/ids";
import { guestSlip } from "@/lib/core/ticket/guest-ticket";
import {
  boxLabel,
  expediterTicket,
  kitchenTicket,
  type TicketDish,
  type TicketOrder,
} from "@/lib/core/ticket/kitchen-ticket";
import type { Ticket, TicketKind } from "@/lib/core/ticket/ticket";
import type { TicketPen } from "@/lib/core/ticket/ticket-pen";
import type { NewPrintJob } from "./print-job";
import type { PrinterRow } from "./printer";
import { type StationRule, stationsOf } from "./station-plan";

/** A dish of an order, with what decides where it is made. */
export type OrderedDish = TicketDish & {
  productId: string;
  categoryId: string | null;
  /** Labels of the chosen options, and the names of their groups. */
  optionLabels: readonly string[];
};

export type OrderToPrint = {
  order: TicketOrder;
  orderId: string | null;
  billId: string | null;
  /** When the kitchen begins; null is at once. */
  notBefore: Date | null;
  dishes: readonly OrderedDish[];
  /** Where the guest follows the order. */
  followUrl: string | null;
};

type Kitchen = {
  printers: readonly Pick<PrinterRow, "id" | "name" | "ticketKinds" | "stationIds">[];
  stations: readonly StationRule[];
  restaurant: string;
  pens: { staff: TicketPen; guest: TicketPen };
};

/** All tickets of an order for the printers of a restaurant. What was canceled is told to the kitchen alone. */
export function ticketsOfOrder(toPrint: OrderToPrint, kitchen: Kitchen): NewPrintJob[] {
  const { order, orderId, billId, notBefore } = toPrint;
  return kitchen.printers.flatMap((printer) =>
    printer.ticketKinds.flatMap((kind) =>
      ticketsOfKind(kind, { toPrint, kitchen, printer }).map((ticket) => ({
        id: newId("prj"),
        printerId: printer.id,
        kind,
        label: order.number,
        orderId,
        billId,
        notBefore,
        ticket,
      })),
    ),
  );
}

type Making = { toPrint: OrderToPrint; kitchen: Kitchen; printer: Kitchen["printers"][number] };

function ticketsOfKind(kind: TicketKind, making: Making): Ticket[] {
  const { toPrint, kitchen } = making;
  const { order, followUrl, dishes } = toPrint;
  const isCanceled = order.change === "canceled";
  switch (kind) {
    case "kitchen":
      return kitchenTickets(making);
    case "expediter":
      return [expediterTicket(kitchen.pens.staff, { order, stations: dividedDishes(making) })];
    case "label":
      return isCanceled ? [] : boxLabels(order, dishes, kitchen.pens.staff);
    case "guest_slip":
      return order.change !== null || followUrl === null
        ? []
        : [guestSlip(kitchen.pens.guest, { restaurant: kitchen.restaurant, order, followUrl })];
    default:
      return [];
  }
}

/** One for each station that the printer prints for, or one with all dishes. */
function kitchenTickets(making: Making): Ticket[] {
  const { toPrint, kitchen, printer } = making;
  const { order, dishes } = toPrint;
  const pen = kitchen.pens.staff;
  if (printer.stationIds.length === 0)
    return [kitchenTicket(pen, { order, station: printer.name, dishes, otherStations: [] })];
  const divided = dividedDishes(making);
  return divided
    .filter(({ id }) => id !== null && printer.stationIds.includes(id))
    .map((own) => {
      const others = divided.filter(({ id }) => id !== own.id).map(({ name }) => name);
      return kitchenTicket(pen, { order, station: own.name, dishes: own.dishes, otherStations: others });
    });
}

/** The dishes by station; those that no station makes come last, under the name of the printer. */
function dividedDishes({ toPrint: { dishes }, kitchen: { stations }, printer }: Making) {
  const made = stations.map((station) => ({
    id: station.id as string | null,
    name: station.name,
    dishes: dishes.filter((dish) => stationsOf(dish, stations).some(({ id }) => id === station.id)),
  }));
  const rest = dishes.filter((dish) => stationsOf(dish, stations).length === 0);
  return [...made, { id: null, name: printer.name, dishes: rest }].filter((part) => part.dishes.length > 0);
}

function boxLabels(order: TicketOrder, dishes: readonly OrderedDish[], pen: TicketPen): Ticket[] {
  const boxes = dishes.flatMap((dish) => Array.from({ length: dish.quantity }, () => dish));
  return boxes.map((dish, index) => boxLabel(pen, { order, dish, part: index + 1, of: boxes.length }));
}
