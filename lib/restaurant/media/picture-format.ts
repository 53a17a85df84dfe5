export const PICTURE_MEDIA_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;

function textAt(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}

/** The brands of an ISO media file's first box: what it says it can be read as. */
function brandsOf(bytes: Uint8Array): string[] {
  if (textAt(bytes, 4, 8) !== "ftyp") return [];
  const length = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), bytes.length, 256);
  const brands = [textAt(bytes, 8, 12)];
  for (let at = 16; at + 4 <= length; at += 4) brands.push(textAt(bytes, at, at + 4));
  return brands;
}

/**
 * The media type of a file by its first bytes, whatever it claims to be; null if it is not an accepted picture. Keeps
 * files from strangers away from all but these four decoders.
 */
export function pictureMediaType(bytes: Uint8Array): (typeof PICTURE_MEDIA_TYPES)[number] | null {
  if (bytes.length < 16) return null;
  if (textAt(bytes, 0, 3) === "\xff\xd8\xff") return "image/jpeg";
  if (textAt(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return "image/png";
  if (textAt(bytes, 0, 4) === "RIFF" && textAt(bytes, 8, 12) === "WEBP") return "image/webp";
  return brandsOf(bytes).some((brand) => brand === "avif") ? "image/avif" : null;
}

export const MAX_PICTURE_MEGABYTES = 8;
export const MAX_PICTURE_BYTES = MAX_PICTURE_MEGABYTES * 1024 * 1024;
