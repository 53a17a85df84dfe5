import type { Ticket } from "./ticket";
import { type TicketPen, ticketPen } from "./ticket-pen";

/** A ticket that says at its top that it was printed before, or may have been. */
export function markTicket(
  ticket: Ticket,
  { isReprint, mayBeTwice }: { isReprint: boolean; mayBeTwice: boolean },
): Ticket {
  const { t }: TicketPen = ticketPen({ locale: ticket.locale, country: null, timeZone: "UTC" });
  const marks = [isReprint ? t("reprint") : null, mayBeTwice ? t("mayBeTwice") : null];
  return {
    ...ticket,
    blocks: [
      ...marks.flatMap((text) => (text === null ? [] : [{ kind: "banner" as const, text }])),
      // A drawer that was opened for it once is not opened again.
      ...ticket.blocks.filter(({ kind }) => kind !== "drawer" || !(isReprint || mayBeTwice)),
    ],
  };
}
