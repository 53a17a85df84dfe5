import { type AmountLine, amountLines } from "./guest-ticket";
import type { Ticket, TicketBlock } from "./ticket";
import { centeredLine, type TicketPen, textLine, ticketOf } from "./ticket-pen";

/** Money that was put into a drawer or taken out of it, with room for a signature; it opens the drawer. */
export function payInTicket(
  pen: TicketPen,
  input: {
    restaurant: string;
    drawer: string;
    direction: "in" | "out";
    amountMinor: number;
    currency: string;
    reason: string;
    member: string;
    at: Date;
  },
): Ticket {
  const { t, write } = pen;
  return ticketOf(pen, [
    { kind: "drawer" },
    centeredLine(input.restaurant),
    { kind: "heading", text: t(input.direction === "in" ? "payIn" : "payOut") },
    textLine(t("drawer", { name: input.drawer })),
    textLine(write.moment(input.at)),
    textLine(t("by", { name: input.member })),
    { kind: "rule" },
    {
      kind: "pair",
      start: t("total"),
      end: write.money(input.amountMinor, input.currency),
      size: 2,
      bold: true,
    },
    textLine(t("reason", { reason: input.reason })),
    { kind: "feed", lines: 3 },
    { kind: "rule" },
    textLine(t("signature")),
  ]);
}

/** What a drawer took: an X report at any moment, a Z report with its number at the end of the day. */
export function drawerReportTicket(
  pen: TicketPen,
  input: {
    restaurant: string;
    drawer: string;
    /** Null for an X report. */
    zNumber: number | null;
    from: Date;
    until: Date;
    currency: string;
    /** Such as sales by channel, payments, taxes and members, each with its heading. */
    sections: readonly { title: string; lines: readonly AmountLine[] }[];
    total: AmountLine;
  },
): Ticket {
  const { t, write } = pen;
  const money = (minor: number) => write.money(minor, input.currency);
  return ticketOf(pen, [
    centeredLine(input.restaurant),
    {
      kind: "heading",
      text: input.zNumber === null ? t("xReport") : t("zReport", { number: String(input.zNumber) }),
    },
    textLine(t("drawer", { name: input.drawer })),
    textLine(t("from", { moment: write.moment(input.from) })),
    textLine(t("until", { moment: write.moment(input.until) })),
    ...input.sections.flatMap(({ title, lines }): (TicketBlock | null)[] => [
      { kind: "rule" },
      textLine(title, { bold: true }),
      ...amountLines(lines, money),
    ]),
    { kind: "rule" },
    { kind: "pair", start: input.total.label, end: money(input.total.amountMinor), size: 2, bold: true },
  ]);
}
