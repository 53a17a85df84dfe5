import { guestBlocks, type TicketDish, type TicketOrder } from "./kitchen-ticket";
import type { Ticket, TicketBlock } from "./ticket";
import { centeredLine, type TicketPen, textLine, ticketOf } from "./ticket-pen";

const INDENT = 3;

export type PricedDish = TicketDish & { totalMinor: number };
/** A name and an amount in minor units. */
export type AmountLine = { label: string; amountMinor: number };

/** What a guest takes from the counter: the number that is called, and where to follow it. */
export function guestSlip(
  pen: TicketPen,
  input: { restaurant: string; order: TicketOrder; followUrl: string },
): Ticket {
  const { restaurant, order, followUrl } = input;
  const { t, write } = pen;
  return ticketOf(pen, [
    centeredLine(restaurant),
    { kind: "text", text: order.number, align: "center", size: 3, bold: true },
    centeredLine(order.guestName),
    order.dueAt ? centeredLine(t("due", { time: write.time(order.dueAt) })) : null,
    { kind: "qr", data: followUrl },
    centeredLine(t("follow")),
  ]);
}

/** What a table has to pay, before it is paid. */
export function billTicket(
  pen: TicketPen,
  input: {
    restaurant: string;
    tableName: string;
    currency: string;
    dishes: readonly PricedDish[];
    /** Between the dishes and the total, such as a service charge. */
    extras: readonly AmountLine[];
    totalMinor: number;
    paidMinor: number;
    printedAt: Date;
    payUrl: string | null;
  },
): Ticket {
  const { currency, totalMinor, paidMinor, payUrl } = input;
  const { t, write } = pen;
  const money = (minor: number) => write.money(minor, currency);
  return ticketOf(pen, [
    centeredLine(input.restaurant),
    { kind: "heading", text: t("billTitle") },
    centeredLine(t("service.dine_in", { table: input.tableName })),
    centeredLine(write.moment(input.printedAt)),
    { kind: "rule" },
    ...pricedDishes(input.dishes, money),
    { kind: "rule" },
    ...amountLines(input.extras, money),
    { kind: "pair", start: t("total"), end: money(totalMinor), bold: true, size: 2 },
    ...(paidMinor > 0
      ? amountLines(
          [
            { label: t("paid"), amountMinor: paidMinor },
            { label: t("open"), amountMinor: totalMinor - paidMinor },
          ],
          money,
        )
      : []),
    ...(payUrl ? [{ kind: "qr", data: payUrl } as const, centeredLine(t("pay"))] : []),
    centeredLine(t("notReceipt")),
  ]);
}

/** A receipt whose words and figures are given, as its PDF has them. */
export function receiptTicket(
  pen: TicketPen,
  input: {
    /** Who sold it: the name first, then address and numbers. */
    seller: readonly string[];
    title: string;
    issuedAt: Date;
    reference: string;
    currency: string;
    dishes: readonly PricedDish[];
    extras: readonly AmountLine[];
    total: AmountLine;
    payments: readonly AmountLine[];
    /** Such as "VAT 10 %", with the tax in it. */
    taxes: readonly AmountLine[];
    /** Opens the drawer, where it was paid in cash. */
    opensDrawer: boolean;
  },
): Ticket {
  const { t, write } = pen;
  const money = (minor: number) => write.money(minor, input.currency);
  const [name = "", ...rest] = input.seller;
  return ticketOf(pen, [
    input.opensDrawer ? { kind: "drawer" } : null,
    { kind: "heading", text: name },
    ...rest.map((line) => centeredLine(line)),
    { kind: "feed", lines: 1 },
    textLine(input.title, { bold: true }),
    textLine(write.moment(input.issuedAt)),
    textLine(input.reference),
    { kind: "rule" },
    ...pricedDishes(input.dishes, money),
    { kind: "rule" },
    ...amountLines(input.extras, money),
    { kind: "pair", start: input.total.label, end: money(input.total.amountMinor), bold: true, size: 2 },
    ...amountLines(input.payments, money),
    ...(input.taxes.length > 0 ? [{ kind: "rule" } as const, ...amountLines(input.taxes, money)] : []),
    { kind: "feed", lines: 1 },
    centeredLine(t("thanks")),
  ]);
}

export function amountLines(lines: readonly AmountLine[], money: (minor: number) => string): TicketBlock[] {
  return lines.map(({ label, amountMinor }) => ({ kind: "pair", start: label, end: money(amountMinor) }));
}

function pricedDishes(
  dishes: readonly PricedDish[],
  money: (minor: number) => string,
): (TicketBlock | null)[] {
  return guestBlocks(dishes, ({ quantity, name, options, totalMinor }) => [
    { kind: "item", quantity, name, price: money(totalMinor) },
    ...options.map((option) => textLine(option, { indent: INDENT })),
  ]);
}
