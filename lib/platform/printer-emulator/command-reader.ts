import type { Bitmap } from "@/lib/core/ticket/bitmap";
import { decodeText } from "@/lib/core/ticket/code-page";
import type { PaperWidth } from "@/lib/core/ticket/ticket";
import { Paper, type TextLook } from "./paper";

const LF = 0x0a;

type Handler = (reader: CommandReader) => void;
/** Handlers by the bytes that a command begins with, in hexadecimal. */
export type CommandHandlers = Record<string, Handler>;

/** The rest of a command or a line is still to come. */
export class UnfinishedData extends Error {}

/** Reads the bytes that a printer is sent, as a printer does; a command that it does not know is an error. */
export class CommandReader {
  readonly paper: Paper;
  readonly look: TextLook = { size: 1, bold: false, invert: false };
  private place = 0;
  private line: number[] = [];

  constructor(
    private readonly bytes: Uint8Array,
    width: PaperWidth,
    private readonly handlers: CommandHandlers,
  ) {
    this.paper = new Paper(width);
  }

  read(): Paper {
    while (this.place < this.bytes.length) this.readOne();
    if (this.line.length > 0) throw new UnfinishedData("A line has no end");
    return this.paper;
  }

  byte(): number {
    const value = this.bytes[this.place];
    if (value === undefined) throw new UnfinishedData("The data ends inside a command");
    this.place += 1;
    return value;
  }

  word(): number {
    return this.byte() + 256 * this.byte();
  }

  take(count: number): Uint8Array {
    const part = this.bytes.slice(this.place, this.place + count);
    if (part.length < count) throw new UnfinishedData("The data ends inside a picture");
    this.place += count;
    return part;
  }

  /** A picture of whole bytes per line. */
  bitmap(perLine: number, height: number): Bitmap {
    return { width: perLine * 8, height, bytes: this.take(perLine * height) };
  }

  private readOne(): void {
    for (const length of [4, 3, 2, 1]) {
      const head = Buffer.from(this.bytes.subarray(this.place, this.place + length)).toString("hex");
      const handler = this.handlers[head];
      if (!handler) continue;
      this.place += length;
      handler(this);
      return;
    }
    const code = this.byte();
    if (code === LF) this.endLine();
    else if (code < 0x20) throw new Error(`Unknown command ${code.toString(16)} at ${this.place - 1}`);
    else this.line.push(code);
  }

  private endLine(): void {
    this.paper.text(decodeText(Uint8Array.from(this.line)), { ...this.look });
    this.line = [];
  }
}

export function sizeOf(scale: number): TextLook["size"] {
  if (scale === 0 || scale === 1 || scale === 2) return ([1, 2, 3] as const)[scale];
  throw new Error(`A size that tickets do not have: ${scale}`);
}
