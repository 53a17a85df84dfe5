import { isLocale, staffLocale } from "@/lib/core/i18n/locales";
import type { TicketGuest } from "@/lib/core/ticket/kitchen-ticket";
import { type TicketPen, ticketPen } from "@/lib/core/ticket/ticket-pen";

export type PrintingTenant = { country: string; timeZone: string; locales: readonly string[] };

/** For tickets that staff read: in the restaurant's first language. */
export function staffPen({ country, timeZone, locales }: PrintingTenant): TicketPen {
  const locale = locales.find(isLocale) ?? staffLocale(locales);
  return ticketPen({ locale, country, timeZone });
}

/** A guest of a table as tickets name them: by the name that they gave, or by their number. */
export function ticketGuest(
  { t }: TicketPen,
  { number, name }: { number: number; name: string | null },
): TicketGuest {
  return { number, name: name ?? t("guest", { number: String(number) }) };
}
