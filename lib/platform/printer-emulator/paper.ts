import { type Bitmap, newBitmap, stack } from "@/lib/core/ticket/bitmap";
import { LINE_DOTS, MARGIN_DOTS } from "@/lib/core/ticket/printed-ticket";
import { PAPERS, type PaperWidth } from "@/lib/core/ticket/ticket";
import { rememberedRow } from "./remembered-row";

export type TextLook = { size: 1 | 2 | 3; bold: boolean; invert: boolean };

/** The paper of an emulated printer: what is sent to it becomes dots. */
export class Paper {
  readonly dots: number;
  drawerKicks = 0;
  cuts = 0;
  /** All lines in the printer's own font. */
  readonly texts: string[] = [];
  private readonly parts: (Promise<Bitmap> | Bitmap)[] = [];

  constructor(width: PaperWidth) {
    this.dots = PAPERS[width].dots;
    this.parts.push(newBitmap(this.dots, MARGIN_DOTS));
  }

  text(text: string, look: TextLook): void {
    this.texts.push(text.trimEnd());
    const row = { kind: "text" as const, start: text, center: "", end: "", indent: 0, ...look };
    this.parts.push(rememberedRow(row, { dots: this.dots, direction: "ltr" }));
  }

  picture(picture: Bitmap): void {
    this.parts.push(picture);
  }

  feed(lines: number): void {
    this.parts.push(newBitmap(this.dots, lines * LINE_DOTS));
  }

  cut(): void {
    this.cuts += 1;
    this.parts.push(newBitmap(this.dots, MARGIN_DOTS));
  }

  async print(): Promise<Bitmap> {
    return stack(this.dots, await Promise.all(this.parts));
  }
}
