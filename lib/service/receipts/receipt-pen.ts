import { PDFDocument, type PDFFont, type PDFImage, type PDFPage, rgb, StandardFonts } from "pdf-lib";

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 62;
const BOTTOM = 64;
const LINE = 1.45;
const RIGHT = PAGE.width - MARGIN;
const INK = rgb(0.09, 0.08, 0.07);
const SOFT = rgb(0.38, 0.36, 0.34);
const RULE = rgb(0.82, 0.8, 0.77);

/** Draws a line that the PDF's own fonts cannot write, such as one in Japanese. */
export type DrawText = (text: string, look: { isBold: boolean }) => Promise<Uint8Array>;

type Look = { size?: number; isBold?: boolean; isSoft?: boolean };
/** A text with the edge that it begins or ends at. */
type Cell = { text: string; left?: number; right?: number; width?: number };

/** Writes from the top of a page downwards, and goes on on the next page where it ends. */
export type Pen = {
  /** Begins a new page. */
  turn(): void;
  line(text: string, look?: Look): Promise<void>;
  /** Texts beside each other; a column that is too narrow for its text is cut with an ellipsis. */
  row(cells: readonly Cell[], look?: Look): Promise<void>;
  /** A PNG at the left edge. */
  picture(png: Uint8Array, size: { width: number; height: number }): Promise<void>;
  rule(): void;
  space(points: number): void;
  save(): Promise<Uint8Array>;
};

export const EDGES = { left: MARGIN, right: RIGHT, width: RIGHT - MARGIN };

/** A pen for a new document. */
export async function newPen({
  title,
  printedAt,
  drawText,
}: {
  title: string;
  printedAt: Date;
  drawText: DrawText;
}): Promise<Pen> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(title);
  pdf.setCreationDate(printedAt);
  pdf.setModificationDate(printedAt);
  const fonts = {
    regular: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  let page: PDFPage | null = null;
  let top = 0;
  /** The same on every page, and in the file once. */
  let known: { png: Uint8Array; image: PDFImage } | null = null;

  function turn(): PDFPage {
    top = PAGE.height - MARGIN;
    page = pdf.addPage([PAGE.width, PAGE.height]);
    return page;
  }

  async function row(cells: readonly Cell[], look: Look = {}): Promise<void> {
    const { size = 10, isBold = false, isSoft = false } = look;
    const sheet = page === null || top - size * LINE < BOTTOM ? turn() : page;
    const font = isBold ? fonts.bold : fonts.regular;
    const color = isSoft ? SOFT : INK;
    const y = top - size;
    for (const { text, left = MARGIN, right, width = EDGES.width } of cells) {
      if (text === "") continue;
      if (canWrite(font, text)) {
        const shown = cut(font, text, size, width);
        const x = right === undefined ? left : right - font.widthOfTextAtSize(shown, size);
        sheet.drawText(shown, { x, y, size, font, color });
        continue;
      }
      const picture = await pdf.embedPng(await drawText(text, { isBold }));
      const scale = Math.min(width / picture.width, (size * 1.25) / picture.height);
      const drawn = picture.scale(scale);
      const x = right === undefined ? left : right - drawn.width;
      sheet.drawImage(picture, { x, y: y - size * 0.25, width: drawn.width, height: drawn.height });
    }
    top -= size * LINE;
  }

  return {
    turn,
    row,
    line: (text, look) => row([{ text }], look),
    async picture(png, size) {
      known ??= { png, image: await pdf.embedPng(png) };
      const image = known.png === png ? known.image : await pdf.embedPng(png);
      (page ?? turn()).drawImage(image, { x: MARGIN, y: top - size.height, ...size });
      top -= size.height + 10;
    },
    rule() {
      top -= 6;
      page?.drawLine({
        start: { x: MARGIN, y: top },
        end: { x: RIGHT, y: top },
        thickness: 0.6,
        color: RULE,
      });
      top -= 8;
    },
    space(points) {
      top -= points;
    },
    save: () => pdf.save(),
  };
}

function canWrite(font: PDFFont, text: string): boolean {
  const known = new Set(font.getCharacterSet());
  return [...text].every((character) => known.has(character.codePointAt(0) ?? 0));
}

function cut(font: PDFFont, text: string, size: number, width: number): string {
  if (font.widthOfTextAtSize(text, size) <= width) return text;
  let shown = [...text];
  while (shown.length > 1 && font.widthOfTextAtSize(`${shown.join("")}…`, size) > width)
    shown = shown.slice(0, -1);
  return `${shown.join("").trimEnd()}…`;
}
