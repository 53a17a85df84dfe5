import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "pdf-lib";
import encodeQR from "qr";

/** What is printed for one table. */
type TableCard = { restaurant: string; table: string; invitation: string; url: string };

/** Draws a line that the PDF's own fonts cannot write, such as one in Japanese. */
type DrawText = (text: string, look: { isBold: boolean }) => Promise<Uint8Array>;

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89 };
const COLUMNS = 2;
const ROWS = 4;
const CARDS_PER_PAGE = COLUMNS * ROWS;
const CARD = { width: PAGE.width / COLUMNS, height: PAGE.height / ROWS };
/** Printers leave a margin of their own. */
const MARGIN = 24;
/** 42 mm, with its quiet zone: readable at arm's length in candlelight. */
const CODE = 119;
const QUIET_MODULES = 4;
const GAP = 14;
const INK = rgb(0.09, 0.08, 0.07);
const CUT = rgb(0.78, 0.76, 0.73);

type Fonts = { regular: PDFFont; bold: PDFFont };

/** A PDF in A4 of cards to cut out and put on tables, eight per page. */
export async function drawTableCards(cards: readonly TableCard[], drawText: DrawText): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const [first] = cards;
  if (first) pdf.setTitle(first.restaurant);
  const fonts = {
    regular: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  let page: PDFPage | null = null;
  for (const [index, card] of cards.entries()) {
    const place = index % CARDS_PER_PAGE;
    if (place === 0 || page === null) page = addSheet(pdf);
    const left = (place % COLUMNS) * CARD.width;
    const top = PAGE.height - Math.floor(place / COLUMNS) * CARD.height;
    drawCode(page, card.url, {
      left: left + CARD.width - MARGIN - CODE,
      top: top - (CARD.height - CODE) / 2,
    });
    const column = { left: left + MARGIN, width: CARD.width - 2 * MARGIN - CODE - GAP };
    const lines = [
      { text: card.restaurant, size: 11, isBold: false, lower: 58, most: 2 },
      { text: card.table, size: 26, isBold: true, lower: 104, most: 2 },
      { text: card.invitation, size: 10, isBold: false, lower: 150, most: 3 },
    ];
    for (const line of lines) {
      await drawLine(pdf, page, fonts, { ...line, ...column, top: top - line.lower, drawText });
    }
  }
  if (page === null) addSheet(pdf);
  return pdf.save();
}

function addSheet(pdf: PDFDocument): PDFPage {
  const page = pdf.addPage([PAGE.width, PAGE.height]);
  const line = { thickness: 0.5, color: CUT, dashArray: [3, 3] };
  const middle = PAGE.width / COLUMNS;
  page.drawLine({ start: { x: middle, y: 0 }, end: { x: middle, y: PAGE.height }, ...line });
  for (let row = 1; row < ROWS; row += 1) {
    const y = row * CARD.height;
    page.drawLine({ start: { x: 0, y }, end: { x: PAGE.width, y }, ...line });
  }
  return page;
}

/** As one path of squares, so that every printer draws it sharply. */
function drawCode(page: PDFPage, url: string, { left, top }: { left: number; top: number }): void {
  const rows = encodeQR(url, "raw", { ecc: "medium", border: QUIET_MODULES });
  const size = CODE / rows.length;
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  page.drawSvgPath(squares.join(""), { x: left, y: top, scale: size, color: INK });
}

type Line = {
  text: string;
  size: number;
  isBold: boolean;
  most: number;
  left: number;
  top: number;
  width: number;
  drawText: DrawText;
};

async function drawLine(pdf: PDFDocument, page: PDFPage, fonts: Fonts, line: Line): Promise<void> {
  const { text, isBold, left, top, width, most, drawText } = line;
  const font = isBold ? fonts.bold : fonts.regular;
  if (canWrite(font, text)) {
    const { lines, size } = fitted(font, text, line);
    for (const [index, part] of lines.slice(0, most).entries()) {
      page.drawText(part, { x: left, y: top - size - index * size * 1.25, size, font, color: INK });
    }
    return;
  }
  const picture = await pdf.embedPng(await drawText(text, { isBold }));
  const scale = Math.min(width / picture.width, (line.size * 1.3) / picture.height);
  const { width: w, height: h } = picture.scale(scale);
  page.drawImage(picture, { x: left, y: top - h, width: w, height: h });
}

function canWrite(font: PDFFont, text: string): boolean {
  const known = new Set(font.getCharacterSet());
  return [...text].every((character) => known.has(character.codePointAt(0) ?? 0));
}

/** The text in lines of the width, set smaller while a word is wider than it or there are too many lines. */
function fitted(
  font: PDFFont,
  text: string,
  { size: wanted, width, most }: { size: number; width: number; most: number },
): { lines: string[]; size: number } {
  for (let size = wanted; ; size -= 1) {
    const lines = wrapped(font, text, size, width);
    const isFitting =
      lines.length <= most && lines.every((line) => font.widthOfTextAtSize(line, size) <= width);
    if (isFitting || size <= 6) return { lines, size };
  }
}

function wrapped(font: PDFFont, text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && font.widthOfTextAtSize(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
