import type { PaperWidth } from "@/lib/core/ticket/ticket";
import { type CommandHandlers, CommandReader, sizeOf } from "./command-reader";
import type { Paper } from "./paper";

const WINDOWS_1252 = { escpos: 16, star: 32 };

function expectByte(reader: CommandReader, wanted: number): void {
  const found = reader.byte();
  if (found !== wanted) throw new Error(`Expected ${wanted}, found ${found}`);
}

/** ESC/POS, as far as tickets are written in it. */
export const ESCPOS: CommandHandlers = {
  "1b40": () => {},
  "1b74": (reader) => expectByte(reader, WINDOWS_1252.escpos),
  "1b33": (reader) => void reader.byte(),
  "1b45": (reader) => {
    reader.look.bold = reader.byte() === 1;
  },
  "1d42": (reader) => {
    reader.look.invert = reader.byte() === 1;
  },
  "1d21": (reader) => {
    reader.look.size = sizeOf(reader.byte() & 0x07);
  },
  "1d763000": (reader) => reader.paper.picture(reader.bitmap(reader.word(), reader.word())),
  "1b61": (reader) => void reader.byte(),
  "1b64": (reader) => reader.paper.feed(reader.byte()),
  "1d5642": (reader) => {
    expectByte(reader, 0);
    reader.paper.cut();
  },
  "1b70": (reader) => {
    reader.take(3);
    reader.paper.drawerKicks += 1;
  },
};

const STAR: CommandHandlers = {
  "1b40": () => {},
  "1b1d74": (reader) => expectByte(reader, WINDOWS_1252.star),
  "1b45": (reader) => {
    reader.look.bold = true;
  },
  "1b46": (reader) => {
    reader.look.bold = false;
  },
  "1b34": (reader) => {
    reader.look.invert = true;
  },
  "1b35": (reader) => {
    reader.look.invert = false;
  },
  "1b69": (reader) => {
    reader.look.size = sizeOf(reader.byte());
    reader.byte();
  },
  "1b1d61": (reader) => void reader.byte(),
  "1b61": (reader) => reader.paper.feed(reader.byte()),
  "1b64": (reader) => {
    expectByte(reader, 3);
    reader.paper.cut();
  },
  "07": (reader) => {
    reader.paper.drawerKicks += 1;
  },
};

const STARPRNT: CommandHandlers = {
  ...STAR,
  "1b1d5301": (reader) => {
    const [perLine, height] = [reader.word(), reader.word()];
    expectByte(reader, 0);
    reader.paper.picture(reader.bitmap(perLine, height));
  },
};

const STAR_LINE: CommandHandlers = {
  ...STAR,
  "1b2a7241": (reader) => {
    expectByte(reader, 0x1b);
    expectByte(reader, 0x2a);
    expectByte(reader, 0x72);
    expectByte(reader, 0x50);
    expectByte(reader, 0x30);
    expectByte(reader, 0);
    const lines: Uint8Array[] = [];
    while (reader.byte() === 0x62) lines.push(reader.take(reader.word()));
    for (const wanted of [0x2a, 0x72, 0x42]) expectByte(reader, wanted);
    const width = (lines[0]?.length ?? 0) * 8;
    reader.paper.picture({ width, height: lines.length, bytes: Uint8Array.from(Buffer.concat(lines)) });
  },
};

const LANGUAGES = {
  "application/octet-stream": ESCPOS,
  "application/vnd.star.starprnt": STARPRNT,
  "application/vnd.star.line": STAR_LINE,
} satisfies Record<string, CommandHandlers>;

/** What a printer makes of the bytes that it is sent. */
export function readCommands(bytes: Uint8Array, width: PaperWidth, language: keyof typeof LANGUAGES): Paper {
  return new CommandReader(bytes, width, LANGUAGES[language]).read();
}
