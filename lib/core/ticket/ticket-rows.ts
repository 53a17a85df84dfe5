import { columnWidth, wrapColumns } from "./column-width";
import type { Ticket, TicketBlock } from "./ticket";

/** One line of text as a printer sets it. */
export type TextRow = {
  kind: "text";
  /** Where the reader begins, in the middle, and at the end of the line. */
  start: string;
  center: string;
  end: string;
  /** Free columns before `start`. */
  indent: number;
  size: 1 | 2 | 3;
  bold: boolean;
  invert: boolean;
};

/** A ticket for paper of a known width, line by line. */
export type TicketRow = TextRow | Extract<TicketBlock, { kind: "rule" | "qr" | "feed" | "cut" | "drawer" }>;

type Look = Pick<TextRow, "size" | "bold" | "invert">;
const PLAIN = { start: "", center: "", end: "", indent: 0 };
/** Columns between a name and its amount. */
const GAP = 1;

/** The lines of a ticket on paper with `columns` of the printer's own font. */
export function ticketRows(ticket: Ticket, columns: number): TicketRow[] {
  return ticket.blocks.flatMap((block) => rowsOf(tidied(block), columns));
}

function rowsOf(block: TicketBlock, columns: number): TicketRow[] {
  switch (block.kind) {
    case "heading":
      return centered(block.text, { size: 2, bold: true, invert: false }, columns);
    case "banner":
      return banner(block.text, columns);
    case "text":
      return textRows(block, columns);
    case "pair":
      return pairRows(block.start, block.end, { ...lookOf(block), indent: 0 }, columns);
    case "item":
      return itemRows(block, columns);
    default:
      return [block];
  }
}

function textRows(block: Extract<TicketBlock, { kind: "text" }>, columns: number): TextRow[] {
  const { text, align = "start", indent = 0 } = block;
  const look = lookOf(block);
  const lines = wrapColumns(text, Math.floor(columns / look.size) - indent);
  return lines.map((line) => ({
    kind: "text",
    ...PLAIN,
    ...look,
    [align]: line,
    indent: align === "start" ? indent : 0,
  }));
}

function itemRows(block: Extract<TicketBlock, { kind: "item" }>, columns: number): TextRow[] {
  const look = lookOf(block);
  const quantity = `${block.quantity}x `;
  const [first, ...rest] = pairRows(
    block.name,
    block.price ?? "",
    { ...look, indent: quantity.length },
    columns,
  );
  if (first === undefined) return [];
  return [{ ...first, start: `${quantity}${first.start}`, indent: 0 }, ...rest];
}

/** The end is on the first line if it leaves room for a word there, else on a line of its own. */
function pairRows(
  start: string,
  end: string,
  { indent, ...look }: Look & { indent: number },
  columns: number,
): TextRow[] {
  const room = Math.floor(columns / look.size) - indent;
  const endWidth = end === "" ? 0 : columnWidth(end) + GAP;
  const isTight = room - endWidth < room / 3;
  const lines = wrapColumns(start, isTight ? room : room - endWidth);
  const rows: TextRow[] = lines.map((line, index) => ({
    kind: "text",
    ...PLAIN,
    ...look,
    indent,
    start: line,
    end: index === 0 && !isTight ? end : "",
  }));
  return isTight ? [...rows, { kind: "text", ...PLAIN, ...look, end }] : rows;
}

/** As large as its longest word allows. */
function banner(text: string, columns: number): TextRow[] {
  const longest = Math.max(...text.split(" ").map(columnWidth));
  const size = ([3, 2] as const).find((wanted) => longest <= Math.floor(columns / wanted)) ?? 1;
  return centered(text, { size, bold: true, invert: true }, columns);
}

function centered(text: string, look: Look, columns: number): TextRow[] {
  const lines = wrapColumns(text, Math.floor(columns / look.size));
  return lines.map((center) => ({ kind: "text", ...PLAIN, ...look, center }));
}

function lookOf(block: Partial<Look>): Look {
  return { size: block.size ?? 1, bold: block.bold ?? false, invert: block.invert ?? false };
}

/** Without what no printer knows: control characters, marks of direction, and spaces of special widths. */
function tidied(block: TicketBlock): TicketBlock {
  if (block.kind === "qr") return block;
  const entries = Object.entries(block).map(([key, value]) => [
    key,
    typeof value === "string" && key !== "kind" ? tidyText(value) : value,
  ]);
  return Object.fromEntries(entries) as TicketBlock;
}

function tidyText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\u00a0\u2000-\u200a\u202f\t]/gu, " ")
    .replace(/(?!\n)[\p{Cc}\p{Cf}\u2028\u2029]/gu, "");
}
