import type { Ticket } from "./ticket";
import { centeredLine, type TicketPen, textLine, ticketOf } from "./ticket-pen";

/** Every kind of line, and letters of all languages, to see whether a printer prints them. */
export function testTicket(
  pen: TicketPen,
  { printer, at, url }: { printer: string; at: Date; url: string },
): Ticket {
  const { t, write } = pen;
  return ticketOf(pen, [
    { kind: "heading", text: t("testTitle") },
    centeredLine(t("testBody", { printer })),
    centeredLine(write.moment(at)),
    { kind: "rule" },
    { kind: "item", quantity: 2, name: "Pizza Margherita", price: "€ 19,00" },
    textLine("+ Mozzarella", { indent: 3 }),
    { kind: "pair", start: t("total"), end: "€ 19,00", bold: true },
    { kind: "rule" },
    textLine(t("testCharacters"), { bold: true }),
    textLine("äöüß éèçñ €"),
    textLine("寿司 ラーメン"),
    textLine("مشاوي"),
    { kind: "qr", data: url },
  ]);
}
