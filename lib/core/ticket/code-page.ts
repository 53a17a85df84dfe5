import type { TextRow } from "./ticket-rows";

/** Windows-1252 has every letter of English, German, French, Italian and Spanish; all printers here know it. */
const FROM_80 = "€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ";
const FIRST_PRINTABLE = 0x20;
const HIGH = 0x80;
const SAME_AS_UNICODE = 0xa0;
const HIGH_CODES = new Map([...FROM_80].map((character, place) => [character, HIGH + place]));

/** A text in the printer's code page, or null where a character is not in it. */
export function encodeText(text: string): Uint8Array | null {
  const bytes: number[] = [];
  for (const character of text) {
    const code = codeOf(character);
    if (code === null) return null;
    bytes.push(code);
  }
  return Uint8Array.from(bytes);
}

function codeOf(character: string): number | null {
  const point = character.codePointAt(0) ?? 0;
  const isSame = (point >= FIRST_PRINTABLE && point < HIGH) || (point >= SAME_AS_UNICODE && point <= 0xff);
  if (isSame) return point;
  return point < FIRST_PRINTABLE ? null : (HIGH_CODES.get(character) ?? null);
}

/** The text of bytes in the printer's code page. */
export function decodeText(bytes: Uint8Array): string {
  const texts = [...bytes].map((code) =>
    code >= HIGH && code < SAME_AS_UNICODE ? (FROM_80[code - HIGH] ?? "") : String.fromCharCode(code),
  );
  return texts.join("");
}

/** The text of a line with spaces to its end, for fonts in which all characters are as wide. */
export function paddedText(row: TextRow, columns: number): string {
  const { start, center, end, indent, size } = row;
  const room = Math.floor(columns / size);
  if (center !== "") {
    const before = Math.max(0, Math.floor((room - center.length) / 2));
    return `${" ".repeat(before)}${center}`.padEnd(room);
  }
  const head = `${" ".repeat(indent)}${start}`;
  return `${head}${end.padStart(Math.max(0, room - head.length))}`.padEnd(room);
}

/** Whether the printer's own font has the line; what runs from right to left is drawn. */
export function isInCodePage(row: TextRow, direction: "ltr" | "rtl"): boolean {
  return direction === "ltr" && encodeText(row.start + row.center + row.end) !== null;
}
