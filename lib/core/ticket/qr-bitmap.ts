import encodeQR from "qr";
import { type Bitmap, blacken, bytesPerLine, newBitmap } from "./bitmap";

const QUIET_MODULES = 2;
/** How much of the paper's width a code takes at most. */
const SHARE = 0.6;
const LARGEST_MODULE = 8;

/** A QR code as large as is easy to scan from a slip in the hand. */
export function qrBitmap(data: string, paperDots: number): Bitmap {
  const rows = encodeQR(data, "raw", { ecc: "medium", border: QUIET_MODULES });
  const module = Math.max(2, Math.min(LARGEST_MODULE, Math.floor((paperDots * SHARE) / rows.length)));
  const size = rows.length * module;
  // Whole bytes per line, which is how printers take it, with the code in the middle.
  const width = bytesPerLine(size) * 8;
  const left = Math.floor((width - size) / 2);
  const picture = newBitmap(width, size);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1)
      if (rows[Math.floor(y / module)]?.[Math.floor(x / module)]) blacken(picture, left + x, y);
  return picture;
}
