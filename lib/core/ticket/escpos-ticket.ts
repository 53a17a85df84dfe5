import { bytesPerLine } from "./bitmap";
import { type CommandSet, commandTicket } from "./command-ticket";
import { LINE_DOTS, type Printing } from "./printed-ticket";

const ESC = 0x1b;
const GS = 0x1d;
const LF = 0x0a;
/** The number of Windows-1252 in `ESC t`. */
const CODE_PAGE = 16;
/** In units of 2 ms: how long the drawer's magnet is on, and off. */
const PULSE = { on: 50, off: 250 };

/** Epson's ESC/POS, which most receipt printers understand. */
const ESCPOS: CommandSet = {
  begin: (to) => to.add(ESC, 0x40, ESC, 0x74, CODE_PAGE, ESC, 0x33, LINE_DOTS),
  text(to, text, { size, bold, invert }) {
    const scale = size - 1;
    to.add(ESC, 0x45, Number(bold), GS, 0x42, Number(invert), GS, 0x21, (scale << 4) | scale);
    if (size > 1) to.add(ESC, 0x33, LINE_DOTS * size);
    to.append(text).add(LF);
    if (size > 1) to.add(ESC, 0x33, LINE_DOTS);
  },
  picture(to, { width, height, bytes }) {
    to.add(GS, 0x76, 0x30, 0).word(bytesPerLine(width)).word(height).append(bytes);
  },
  center: (to, isOn) => to.add(ESC, 0x61, Number(isOn)),
  feed: (to, lines) => to.add(ESC, 0x64, lines),
  cut: (to) => to.add(GS, 0x56, 66, 0),
  drawer: (to) => to.add(ESC, 0x70, 0, PULSE.on, PULSE.off),
};

/** A ticket as ESC/POS, for a printer behind a bridge. */
export function escposTicket(printing: Printing): Promise<Uint8Array<ArrayBuffer>> {
  return commandTicket(printing, ESCPOS);
}
