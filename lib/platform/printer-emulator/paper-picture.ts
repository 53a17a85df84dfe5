import type { Bitmap } from "@/lib/core/ticket/bitmap";
import { pngOfBitmap } from "@/lib/platform/print/draw-row-gateway";

/** What came out of a printer, as a data address that a page can show. */
export async function paperPicture(picture: Bitmap): Promise<string> {
  return `data:image/png;base64,${(await pngOfBitmap(picture)).toString("base64")}`;
}
