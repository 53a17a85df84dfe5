import { PDFDocument, type PDFPage, rgb } from "pdf-lib";
import encodeQR from "qr";
import { type DrawText, INK, A4 as PAGE, takePen, writeText } from "@/lib/core/pdf/pdf-text";

type TableCard = { restaurant: string; table: string; invitation: string; url: string };

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
const CUT = rgb(0.78, 0.76, 0.73);

/** A PDF in A4 of cards to cut out and put on tables, eight per page. */
export async function drawTableCards(cards: readonly TableCard[], drawText: DrawText): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const [first] = cards;
  if (first) pdf.setTitle(first.restaurant);
  const pen = await takePen(pdf, drawText);
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
    for (const { lower, ...line } of lines) {
      await writeText(pen, page, { ...line, ...column, top: top - lower });
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
