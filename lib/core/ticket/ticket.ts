import { z } from "zod";
import { LOCALES } from "@/lib/core/i18n/locales";

/** What may be printed, and what a printer can be told to print. */
export const TICKET_KINDS = [
  "kitchen",
  "expediter",
  "label",
  "guest_slip",
  "receipt",
  "bill",
  "pay_in",
  "x_report",
  "z_report",
  /** Prints nothing: it opens the drawer. */
  "drawer_kick",
  "test",
] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

/** The width of the paper in millimetres. */
export const PAPER_WIDTHS = [58, 80] as const;
export type PaperWidth = (typeof PAPER_WIDTHS)[number];

/** How many characters of the printer's own font, and how many dots, are on a line. */
export const PAPERS = {
  58: { columns: 32, dots: 384 },
  80: { columns: 48, dots: 576 },
} as const satisfies Record<PaperWidth, { columns: number; dots: number }>;

/** Multiples of the printer's own font, in both directions. */
const size = z.union([z.literal(1), z.literal(2), z.literal(3)]);
const look = { size: size.optional(), bold: z.boolean().optional(), invert: z.boolean().optional() };

/** Start and end are those of the reading direction. */
export const ticketSchema = z.object({
  /** Whose reading direction it has. */
  locale: z.enum(LOCALES),
  blocks: z.array(
    z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("heading"), text: z.string() }),
      /** What nobody may miss, such as CANCELED: large, white on black, over the whole width. */
      z.object({ kind: z.literal("banner"), text: z.string() }),
      z.object({
        kind: z.literal("text"),
        text: z.string(),
        align: z.enum(["start", "center", "end"]).optional(),
        indent: z.number().int().optional(),
        ...look,
      }),
      /** Two texts on one line, such as a name and an amount. */
      z.object({ kind: z.literal("pair"), start: z.string(), end: z.string(), ...look }),
      /** A dish: its quantity, its name over as many lines as it needs, and its price on the first. */
      z.object({
        kind: z.literal("item"),
        quantity: z.number().int(),
        name: z.string(),
        price: z.string().optional(),
        ...look,
      }),
      z.object({ kind: z.literal("rule") }),
      z.object({ kind: z.literal("qr"), data: z.string() }),
      z.object({ kind: z.literal("feed"), lines: z.number().int() }),
      z.object({ kind: z.literal("cut") }),
      /** Opens the cash drawer that is connected to the printer. */
      z.object({ kind: z.literal("drawer") }),
    ]),
  ),
});

/** A document for a receipt printer, in order from the top; it knows neither the printer nor the width of the paper. */
export type Ticket = z.output<typeof ticketSchema>;
export type TicketBlock = Ticket["blocks"][number];
