import { PDFDocument, type PDFPage, rgb } from "pdf-lib";
import { A4, type DrawText, type Pen, takePen, writeText } from "@/lib/core/pdf/pdf-text";

/** One row of the table: what it is, and its cells from the left. */
export type SheetRow = { label: string; cells: readonly string[]; isStrong: boolean };

/** What is printed: every text is ready, in the reader's language. */
export type StatementSheet = {
  title: string;
  restaurant: string;
  about: readonly string[];
  tables: { heading: string; columns: readonly string[]; rows: readonly SheetRow[] }[];
  pageOf: (page: number, pages: number) => string;
};

const MARGIN = 48;
const WIDTH = A4.width - 2 * MARGIN;
const LABEL = 136;
/** The first column is a count; amounts need more room. */
const COUNT = 44;
const ROW = 22;
const LOWEST = MARGIN + 2 * ROW;
const TEXT = 9.5;
const RULE = rgb(0.78, 0.76, 0.73);

/** Where the next line is written; a full page is followed by another. */
type Place = { page: PDFPage; top: number };

/** A statement as a PDF in A4, over as many pages as it takes. */
export async function drawStatement(sheet: StatementSheet, drawText: DrawText): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(`${sheet.restaurant}: ${sheet.title}`);
  const pen = await takePen(pdf, drawText);
  const place: Place = { page: addPage(pdf), top: A4.height - MARGIN };
  const write = (text: string, size: number, isBold: boolean, height: number) => {
    const box = { text, size, isBold, left: MARGIN, top: place.top, width: WIDTH };
    place.top -= height;
    return writeText(pen, place.page, box);
  };
  await write(sheet.restaurant, 18, true, 28);
  await write(sheet.title, 13, false, 24);
  for (const line of sheet.about) await write(line, TEXT, false, 14);
  for (const table of sheet.tables) {
    place.top -= 16;
    if (place.top < LOWEST + 3 * ROW) turn(pdf, place);
    await write(table.heading, 12, true, 22);
    await drawRow(pen, place, { label: "", cells: table.columns, isStrong: true });
    for (const row of table.rows) {
      if (place.top < LOWEST) turn(pdf, place);
      await drawRow(pen, place, row);
    }
  }
  const pages = pdf.getPages();
  for (const [index, page] of pages.entries()) {
    const text = sheet.pageOf(index + 1, pages.length);
    await writeText(pen, page, { text, size: 8, left: MARGIN, top: MARGIN, width: WIDTH, align: "right" });
  }
  return pdf.save();
}

const addPage = (pdf: PDFDocument) => pdf.addPage([A4.width, A4.height]);

function turn(pdf: PDFDocument, place: Place): void {
  place.page = addPage(pdf);
  place.top = A4.height - MARGIN;
}

async function drawRow(pen: Pen, place: Place, { label, cells, isStrong: isBold }: SheetRow): Promise<void> {
  const { page, top } = place;
  const amount = (WIDTH - LABEL - COUNT) / (cells.length - 1);
  const line = { size: TEXT, isBold, top: top - 5 };
  await writeText(pen, page, { ...line, text: label, left: MARGIN, width: LABEL - 8 });
  for (const [index, text] of cells.entries()) {
    const left = MARGIN + LABEL + (index === 0 ? 0 : COUNT + (index - 1) * amount);
    const width = index === 0 ? COUNT : amount;
    await writeText(pen, page, { ...line, text, left: left + 4, width: width - 4, align: "right" });
  }
  place.top = top - ROW;
  page.drawLine({
    start: { x: MARGIN, y: place.top },
    end: { x: MARGIN + WIDTH, y: place.top },
    thickness: isBold ? 0.8 : 0.4,
    color: RULE,
  });
}
