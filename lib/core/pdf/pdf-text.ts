import { type PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "pdf-lib";

/** Draws a line that the PDF's own fonts cannot write, such as one in Japanese; a PNG, black on transparent. */
export type DrawText = (text: string, look: { isBold: boolean }) => Promise<Uint8Array>;

export type Pen = { pdf: PDFDocument; regular: PDFFont; bold: PDFFont; drawText: DrawText };

/** A line of text in points, from the top left corner of its box. */
export type TextBox = {
  text: string;
  size: number;
  isBold?: boolean;
  /** How many lines it may take before it is set smaller. */
  most?: number;
  left: number;
  top: number;
  width: number;
  align?: "left" | "right";
};

/** A4 in points. */
export const A4 = { width: 595.28, height: 841.89 };
export const INK = rgb(0.09, 0.08, 0.07);
const SMALLEST = 6;
const LINE = 1.25;

/** The fonts that every reader of PDFs has, and `drawText` for what they cannot write. */
export async function takePen(pdf: PDFDocument, drawText: DrawText): Promise<Pen> {
  return {
    pdf,
    regular: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
    drawText,
  };
}

/** Writes text into its box, over several lines and smaller where it has to be. */
export async function writeText(pen: Pen, page: PDFPage, box: TextBox): Promise<void> {
  const { text, isBold = false, left, top, width, most = 1, align = "left" } = box;
  if (text === "") return;
  const font = isBold ? pen.bold : pen.regular;
  const startOf = (own: number) => (align === "right" ? left + width - own : left);
  if (canWrite(font, text)) {
    const { lines, size } = fitted(font, text, { size: box.size, width, most });
    for (const [index, part] of lines.slice(0, most).entries()) {
      const x = startOf(font.widthOfTextAtSize(part, size));
      page.drawText(part, { x, y: top - size - index * size * LINE, size, font, color: INK });
    }
    return;
  }
  const picture = await pen.pdf.embedPng(await pen.drawText(text, { isBold }));
  const scale = Math.min(width / picture.width, (box.size * 1.3) / picture.height);
  const { width: w, height: h } = picture.scale(scale);
  page.drawImage(picture, { x: startOf(w), y: top - h, width: w, height: h });
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
    if (isFitting || size <= SMALLEST) return { lines, size };
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
