/** A picture of black and white dots; eight dots in a byte, the leftmost in the highest bit, 1 is black. */
export type Bitmap = { width: number; height: number; bytes: Uint8Array };

export function bytesPerLine(width: number): number {
  return Math.ceil(width / 8);
}

export function newBitmap(width: number, height: number): Bitmap {
  return { width, height, bytes: new Uint8Array(bytesPerLine(width) * height) };
}

export function isBlack({ width, bytes }: Bitmap, x: number, y: number): boolean {
  const byte = bytes[y * bytesPerLine(width) + (x >> 3)] ?? 0;
  return (byte & (0x80 >> (x & 7))) !== 0;
}

export function blacken({ width, bytes }: Bitmap, x: number, y: number): void {
  const place = y * bytesPerLine(width) + (x >> 3);
  bytes[place] = (bytes[place] ?? 0) | (0x80 >> (x & 7));
}

/** Draws one picture into another, whose upper left corner it begins at. */
export function paste(paper: Bitmap, part: Bitmap, left: number, top: number): void {
  for (let y = 0; y < part.height; y += 1)
    for (let x = 0; x < part.width; x += 1) if (isBlack(part, x, y)) blacken(paper, left + x, top + y);
}

/** Pictures below each other, each in the middle of the paper. */
export function stack(width: number, parts: readonly Bitmap[]): Bitmap {
  const paper = newBitmap(
    width,
    parts.reduce((height, part) => height + part.height, 0),
  );
  let top = 0;
  for (const part of parts) {
    paste(paper, part, Math.floor((width - part.width) / 2), top);
    top += part.height;
  }
  return paper;
}
