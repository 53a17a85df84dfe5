import sharp from "sharp";
import { type Bitmap, blacken, newBitmap } from "@/lib/core/ticket/bitmap";
import { isInCodePage, paddedText } from "@/lib/core/ticket/code-page";
import { type DrawRow, FONT_DOTS, LINE_DOTS } from "@/lib/core/ticket/printed-ticket";
import type { TextRow } from "@/lib/core/ticket/ticket-rows";

/** Darker is black. */
const THRESHOLD = 128;
/** Below the letters of the line. */
const BASELINE = 20;
const FONT =
  "font-family:'DejaVu Sans Mono','Noto Sans Mono','Noto Sans CJK JP','Noto Sans Arabic',monospace";

/** Draws a line of a ticket with the fonts of the server, as a printer sets its own: characters of one width. */
export const drawRow: DrawRow = async (row, { dots, direction }) => {
  const height = LINE_DOTS * row.size;
  const ink = row.invert ? "white" : "black";
  const columns = dots / FONT_DOTS.width;
  const texts = isInCodePage(row, direction)
    ? cells(paddedText(row, columns))
    : spans(row, { columns: columns / row.size, direction });
  const paper = row.invert ? "black" : "white";
  const weight = row.bold ? "bold" : "normal";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${dots}" height="${height}">
<rect width="100%" height="100%" fill="${paper}"/>
<g fill="${ink}" font-weight="${weight}" font-size="20" style="${FONT}" transform="scale(${row.size})">${texts}</g></svg>`;
  return bitmapOf(Buffer.from(svg), { width: dots, height });
};

/** A picture as a PNG. */
export function pngOfBitmap({ width, height, bytes }: Bitmap): Promise<Buffer> {
  const perLine = Math.ceil(width / 8);
  const grey = Buffer.alloc(width * height, 255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (((bytes[y * perLine + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0) grey[y * width + x] = 0;
  return sharp(grey, { raw: { width, height, channels: 1 } })
    .png({ palette: true })
    .toBuffer();
}

async function bitmapOf(svg: Buffer, { width, height }: { width: number; height: number }): Promise<Bitmap> {
  const grey = await sharp(svg).flatten({ background: "white" }).greyscale().raw().toBuffer();
  const picture = newBitmap(width, height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) if ((grey[y * width + x] ?? 255) < THRESHOLD) blacken(picture, x, y);
  return picture;
}

/** Each character in the middle of its own cell. */
function cells(text: string): string {
  return [...text]
    .map((character, column) =>
      character === " "
        ? ""
        : `<text text-anchor="middle" x="${(column + 0.5) * FONT_DOTS.width}" y="${BASELINE}">${escaped(character)}</text>`,
    )
    .join("");
}

/** Whole texts, because letters join and are of different widths. */
function spans(row: TextRow, { columns, direction }: { columns: number; direction: "ltr" | "rtl" }): string {
  const width = columns * FONT_DOTS.width;
  const indent = row.indent * FONT_DOTS.width;
  const isLeftward = direction === "rtl";
  const [near, far] = isLeftward ? [width - indent, 0] : [indent, width];
  const span = (text: string, x: number, anchor: string) =>
    text === ""
      ? ""
      : `<text direction="${direction}" text-anchor="${anchor}" x="${x}" y="${BASELINE}" font-size="22">${escaped(text)}</text>`;
  return [
    span(row.start, near, "start"),
    span(row.center, width / 2, "middle"),
    span(row.end, far, "end"),
  ].join("");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
