import { directionOf } from "@/lib/core/i18n/locales";
import type { Bitmap } from "./bitmap";
import { ByteWriter } from "./byte-writer";
import { encodeText, isInCodePage, paddedText } from "./code-page";
import { type Printing, ruleRow } from "./printed-ticket";
import { qrBitmap } from "./qr-bitmap";
import { PAPERS } from "./ticket";
import { type TextRow, ticketRows } from "./ticket-rows";

/** The commands of a family of printers. */
export type CommandSet = {
  begin(to: ByteWriter): void;
  /** Sets a line and ends it; the text is in the code page. */
  text(to: ByteWriter, text: Uint8Array, look: TextRow): void;
  /** A picture, over at most the whole width. */
  picture(to: ByteWriter, picture: Bitmap): void;
  /** The picture is in the middle of the lines. */
  center(to: ByteWriter, isOn: boolean): void;
  feed(to: ByteWriter, lines: number): void;
  cut(to: ByteWriter): void;
  drawer(to: ByteWriter): void;
};

/** A ticket in a printer's own commands. Lines that its code page cannot write, and QR codes, are sent as pictures. */
export async function commandTicket(
  { ticket, width, drawRow }: Printing,
  commands: CommandSet,
): Promise<Uint8Array<ArrayBuffer>> {
  const { columns, dots } = PAPERS[width];
  const to = new ByteWriter();
  commands.begin(to);
  const write = async (row: TextRow, direction = directionOf(ticket.locale)) => {
    const text = isInCodePage(row, direction) ? encodeText(paddedText(row, columns)) : null;
    if (text) commands.text(to, text, row);
    else commands.picture(to, await drawRow(row, { dots, direction }));
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
        commands.center(to, true);
        commands.picture(to, qrBitmap(row.data, dots));
        commands.center(to, false);
        break;
      case "feed":
        commands.feed(to, row.lines);
        break;
      case "cut":
        commands.cut(to);
        break;
      case "drawer":
        commands.drawer(to);
        break;
    }
  }
  return to.finish();
}
