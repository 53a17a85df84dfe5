import type { Bitmap } from "./bitmap";
import type { PaperWidth, Ticket } from "./ticket";
import type { TextRow } from "./ticket-rows";

/** Draws a line of text over the whole width of the paper; handed in, because it needs the fonts of the server. */
export type DrawRow = (row: TextRow, place: { dots: number; direction: "ltr" | "rtl" }) => Promise<Bitmap>;

/** What a renderer needs. */
export type Printing = { ticket: Ticket; width: PaperWidth; drawRow: DrawRow };

/** Dots below each line of the printer's own font. */
export const LINE_DOTS = 30;
/** The height of the printer's own font, and the width of one character. */
export const FONT_DOTS = { width: 12, height: 24 };
/** A rule in the printer's own font. */
export const RULE_SIGN = "-";

/** A rule as a line of text. */
export function ruleRow(columns: number): TextRow {
  const start = RULE_SIGN.repeat(columns);
  return { kind: "text", start, center: "", end: "", indent: 0, size: 1, bold: false, invert: false };
}

/** White above a ticket, and below it where it is cut off. */
export const MARGIN_DOTS = 24;
