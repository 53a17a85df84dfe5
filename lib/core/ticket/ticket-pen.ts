import type { Locale } from "@/lib/core/i18n/locales";
import { type RegionalWriter, regionalWriter } from "@/lib/core/i18n/regional-writer";
import { translator } from "@/lib/core/i18n/translator";
import type { Ticket, TicketBlock } from "./ticket";

/** The words and formats of a ticket's readers. */
export type TicketPen = {
  locale: Locale;
  t: ReturnType<typeof translator<"tickets">>;
  write: RegionalWriter;
};

export function ticketPen(place: { locale: Locale; country: string | null; timeZone: string }): TicketPen {
  const { locale, country, timeZone } = place;
  return {
    locale,
    t: translator(locale, "tickets", place),
    write: regionalWriter({ language: locale, country, timeZone }),
  };
}

/** A ticket of its blocks, without those that have nothing to say, cut at its end. */
export function ticketOf({ locale }: TicketPen, blocks: readonly (TicketBlock | null)[]): Ticket {
  return { locale, blocks: [...blocks.filter((block) => block !== null), { kind: "cut" }] };
}

/** A line of plain text, or nothing for an empty one. */
export function textLine(
  text: string | null | undefined,
  look: Omit<Extract<TicketBlock, { kind: "text" }>, "kind" | "text"> = {},
): TicketBlock | null {
  return text ? { kind: "text", text, ...look } : null;
}

export function centeredLine(text: string | null | undefined): TicketBlock | null {
  return textLine(text, { align: "center" });
}
