import { bytesPerLine } from "./bitmap";
import { type CommandSet, commandTicket } from "./command-ticket";
import type { Printing } from "./printed-ticket";

const ESC = 0x1b;
const GS = 0x1d;
const LF = 0x0a;
const BEL = 0x07;
/** The number of Windows-1252 in `ESC GS t`. */
const CODE_PAGE = 32;
/** Cuts almost through, behind the print. */
const PARTIAL_CUT = 3;

const STAR = {
  begin: (to) => to.add(ESC, 0x40, ESC, GS, 0x74, CODE_PAGE),
  text(to, text, { size, bold, invert }) {
    to.add(ESC, bold ? 0x45 : 0x46, ESC, invert ? 0x34 : 0x35, ESC, 0x69, size - 1, size - 1);
    to.append(text).add(LF);
  },
  center: (to, isOn) => to.add(ESC, GS, 0x61, Number(isOn)),
  feed: (to, lines) => to.add(ESC, 0x61, lines),
  cut: (to) => to.add(ESC, 0x64, PARTIAL_CUT),
  drawer: (to) => to.add(BEL),
} satisfies Omit<CommandSet, "picture">;

/** StarPRNT, the language of Star's printers since mPOP and mC-Print. */
const STARPRNT: CommandSet = {
  ...STAR,
  picture(to, { width, height, bytes }) {
    to.add(ESC, GS, 0x53, 1).word(bytesPerLine(width)).word(height).add(0).append(bytes);
  },
};

/** Star's line mode, of its older printers: pictures are sent line by line in a mode of their own. */
const STAR_LINE: CommandSet = {
  ...STAR,
  picture(to, { width, height, bytes }) {
    const perLine = bytesPerLine(width);
    to.add(ESC, 0x2a, 0x72, 0x41, ESC, 0x2a, 0x72, 0x50, 0x30, 0);
    for (let y = 0; y < height; y += 1)
      to.add(0x62)
        .word(perLine)
        .append(bytes.subarray(y * perLine, (y + 1) * perLine));
    to.add(ESC, 0x2a, 0x72, 0x42);
  },
};

/** The languages that a Star printer may ask a ticket in, by media type. */
export const STAR_LANGUAGES = {
  "application/vnd.star.starprnt": STARPRNT,
  "application/vnd.star.line": STAR_LINE,
} as const satisfies Record<string, CommandSet>;

export function starTicket(
  printing: Printing,
  language: keyof typeof STAR_LANGUAGES,
): Promise<Uint8Array<ArrayBuffer>> {
  return commandTicket(printing, STAR_LANGUAGES[language]);
}
