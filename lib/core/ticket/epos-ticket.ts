import { directionOf } from "@/lib/core/i18n/locales";
import type { Bitmap } from "./bitmap";
import { isInCodePage, paddedText } from "./code-page";
import { type Printing, ruleRow } from "./printed-ticket";
import { PAPERS } from "./ticket";
import { type TextRow, ticketRows } from "./ticket-rows";

const NAMESPACE = "http://www.epson-pos.com/schemas/2011/03/epos-print";
/** The width of a module of a QR code in dots. */
const MODULE_DOTS = 6;

/** A ticket as Epson's ePOS-Print XML. Lines that a printer's code page cannot write are sent as pictures. */
export async function eposTicket({ ticket, width, drawRow }: Printing): Promise<string> {
  const { columns, dots } = PAPERS[width];
  const parts: string[] = [];
  const write = async (row: TextRow, direction = directionOf(ticket.locale)) => {
    if (isInCodePage(row, direction)) parts.push(textElement(row, columns));
    else parts.push(imageElement(await drawRow(row, { dots, direction })));
  };
  for (const row of ticketRows(ticket, columns)) {
    switch (row.kind) {
      case "text":
        await write(row);
        break;
      case "rule":
        await write(ruleRow(columns), "ltr");
        break;
      case "qr":
        parts.push(qrElement(row.data));
        break;
      case "feed":
        parts.push(`<feed line="${row.lines}"/>`);
        break;
      case "cut":
        parts.push('<cut type="feed"/>');
        break;
      case "drawer":
        parts.push('<pulse drawer="drawer_1" time="pulse_100"/>');
        break;
    }
  }
  return `<epos-print xmlns="${NAMESPACE}">${parts.join("")}</epos-print>`;
}

function textElement(row: TextRow, columns: number): string {
  const { size, bold, invert } = row;
  const look = `width="${size}" height="${size}" em="${bold}" reverse="${invert}"`;
  return `<text lang="en" smooth="true" align="left" ${look}>${escapeXml(paddedText(row, columns))}&#10;</text>`;
}

function imageElement({ width, height, bytes }: Bitmap): string {
  const data = Buffer.from(bytes).toString("base64");
  return `<image width="${width}" height="${height}" align="left" color="color_1" mode="mono">${data}</image>`;
}

function qrElement(data: string): string {
  const look = `type="qrcode_model_2" level="level_m" width="${MODULE_DOTS}" align="center"`;
  return `<symbol ${look}>${escapeXml(data)}</symbol>`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
