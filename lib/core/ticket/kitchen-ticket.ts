import { byGuest } from "./by-guest";
import type { Ticket, TicketBlock } from "./ticket";
import { centeredLine, type TicketPen, textLine, ticketOf } from "./ticket-pen";

/** One line of an order as the kitchen reads it. */
export type TicketDish = {
  quantity: number;
  name: string;
  /** What is on one half of the dish each; left out where it is a whole. */
  halves?: readonly string[];
  /** Chosen options, in the words of the kitchen. */
  options: readonly string[];
  note?: string | null;
  /** Names of what is in it, in the reader's language. */
  allergens?: readonly string[];
  /** Who ordered it from their own phone at a table. */
  guest?: TicketGuest | null;
};

/** A guest of a table's bill, with the name that staff read. */
export type TicketGuest = { number: number; name: string };

/** An order, or a round at a table, as tickets of the kitchen name it. */
export type TicketOrder = {
  /** The number that guests and staff call out. */
  number: string;
  service: "pickup" | "delivery" | "counter" | "dine_in";
  tableName?: string | null;
  round?: number | null;
  guestName?: string | null;
  placedAt: Date;
  /** When it has to be done; null for as soon as possible. */
  dueAt: Date | null;
  note?: string | null;
  isTest: boolean;
  /** What became of an order of which a ticket was printed before. */
  change: "changed" | "canceled" | null;
};

const INDENT = 3;

/** What one station makes of an order. */
export function kitchenTicket(
  pen: TicketPen,
  input: {
    order: TicketOrder;
    station: string;
    dishes: readonly TicketDish[];
    otherStations: readonly string[];
  },
): Ticket {
  const { order, station, dishes, otherStations } = input;
  const { t, write } = pen;
  return ticketOf(pen, [
    ...head(pen, order),
    textLine(t("station", { station }), { bold: true }),
    { kind: "rule" },
    ...guestBlocks(dishes, (dish) => dishBlocks(pen, dish)),
    ...noteBlocks(pen, order),
    otherStations.length === 0
      ? null
      : textLine(t("otherStations", { stations: write.list([...otherStations]) })),
    { kind: "feed", lines: 1 },
  ]);
}

/** The whole order by station, for who puts it together. */
export function expediterTicket(
  pen: TicketPen,
  input: { order: TicketOrder; stations: readonly { name: string; dishes: readonly TicketDish[] }[] },
): Ticket {
  const { order, stations } = input;
  return ticketOf(pen, [
    ...head(pen, order),
    textLine(pen.t("pass"), { bold: true }),
    ...stations.flatMap(({ name, dishes }): (TicketBlock | null)[] => [
      { kind: "rule" },
      textLine(name, { bold: true, invert: true }),
      ...guestBlocks(dishes, (dish) => dishBlocks(pen, dish, { size: 1 })),
    ]),
    ...noteBlocks(pen, order),
    { kind: "feed", lines: 1 },
  ]);
}

/** For the outside of one box: whose it is, what is in it, and which allergens. */
export function boxLabel(
  pen: TicketPen,
  input: { order: TicketOrder; dish: TicketDish; part: number; of: number },
): Ticket {
  const { order, dish, part, of } = input;
  const { t, write } = pen;
  const { allergens = [] } = dish;
  return ticketOf(pen, [
    order.change && { kind: "banner", text: t(order.change) },
    {
      kind: "pair",
      start: t("order", { number: order.number }),
      end: dish.guest?.name ?? order.guestName ?? "",
      size: 1,
      bold: true,
    },
    ...dishBlocks(pen, { ...dish, quantity: 1 }),
    textLine(
      allergens.length === 0 ? t("noAllergens") : t("allergens", { list: write.list([...allergens]) }),
      { bold: allergens.length > 0 },
    ),
    { kind: "pair", start: serviceWords(pen, order), end: t("box", { part, of }) },
  ]);
}

function head(pen: TicketPen, order: TicketOrder): (TicketBlock | null)[] {
  const { t, write } = pen;
  return [
    order.change && { kind: "banner", text: t(order.change) },
    order.isTest ? { kind: "banner", text: t("testOrder") } : null,
    {
      kind: "heading",
      text: order.service === "dine_in" ? serviceWords(pen, order) : t("order", { number: order.number }),
    },
    order.service === "dine_in"
      ? centeredLine(
          [t("order", { number: order.number }), order.round && t("round", { round: String(order.round) })]
            .filter(Boolean)
            .join(" · "),
        )
      : centeredLine([serviceWords(pen, order), order.guestName].filter(Boolean).join(" · ")),
    textLine(order.dueAt ? t("due", { time: write.time(order.dueAt) }) : t("asSoonAsPossible"), {
      align: "center",
      bold: true,
    }),
    centeredLine(t("placed", { moment: write.time(order.placedAt) })),
  ];
}

function serviceWords({ t }: TicketPen, { service, tableName }: TicketOrder): string {
  return service === "dine_in" ? t("service.dine_in", { table: tableName ?? "" }) : t(`service.${service}`);
}

/** The dishes under the names of the guests who ordered them; those of nobody in particular have no name above them. */
export function guestBlocks<Dish extends TicketDish>(
  dishes: readonly Dish[],
  blocksOf: (dish: Dish) => (TicketBlock | null)[],
): (TicketBlock | null)[] {
  return byGuest<TicketGuest, Dish>(dishes).flatMap(({ guest, lines }, index) => [
    index > 0 ? { kind: "rule" } : null,
    guest && textLine(guest.name, { bold: true }),
    ...lines.flatMap(blocksOf),
  ]);
}

function dishBlocks(
  pen: TicketPen,
  { quantity, name, halves = [], options, note }: TicketDish,
  { size = 2 }: { size?: 1 | 2 } = {},
): (TicketBlock | null)[] {
  return [
    { kind: "item", quantity, name, size, bold: true },
    ...halves.map((half) => textLine(half, { indent: INDENT, size, bold: true })),
    ...options.map((option) => textLine(`+ ${option}`, { indent: INDENT })),
    note ? textLine(pen.t("note", { note }), { indent: INDENT, bold: true }) : null,
  ];
}

function noteBlocks({ t }: TicketPen, { note }: TicketOrder): (TicketBlock | null)[] {
  return note ? [{ kind: "rule" }, textLine(t("note", { note }), { bold: true })] : [];
}
