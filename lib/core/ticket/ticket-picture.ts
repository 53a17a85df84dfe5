import { directionOf } from "@/lib/core/i18n/locales";
import { type Bitmap, newBitmap, stack } from "./bitmap";
import { LINE_DOTS, MARGIN_DOTS, type Printing, ruleRow } from "./printed-ticket";
import { qrBitmap } from "./qr-bitmap";
import { PAPERS } from "./ticket";
import { type TicketRow, ticketRows } from "./ticket-rows";

/** What a printer makes of a ticket, dot by dot. */
export async function ticketPicture({ ticket, width, drawRow }: Printing): Promise<Bitmap> {
  const { columns, dots } = PAPERS[width];
  const direction = directionOf(ticket.locale);
  const drawn = (row: TicketRow): Promise<Bitmap> | Bitmap => {
    switch (row.kind) {
      case "text":
        return drawRow(row, { dots, direction });
      case "rule":
        return drawRow(ruleRow(columns), { dots, direction: "ltr" });
      case "qr":
        return qrBitmap(row.data, dots);
      case "feed":
        return newBitmap(dots, row.lines * LINE_DOTS);
      case "cut":
        return newBitmap(dots, MARGIN_DOTS);
      case "drawer":
        return newBitmap(dots, 0);
      default:
        return row satisfies never;
    }
  };
  const parts = await Promise.all(ticketRows(ticket, columns).map(drawn));
  return stack(dots, [newBitmap(dots, MARGIN_DOTS), ...parts]);
}
