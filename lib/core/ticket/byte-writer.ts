/** Collects what is sent to a printer. */
export class ByteWriter {
  private readonly parts: Uint8Array[] = [];

  add(...bytes: number[]): this {
    this.parts.push(Uint8Array.from(bytes));
    return this;
  }

  append(bytes: Uint8Array): this {
    this.parts.push(bytes);
    return this;
  }

  /** A number of two bytes, the lower first. */
  word(value: number): this {
    return this.add(value & 0xff, (value >> 8) & 0xff);
  }

  finish(): Uint8Array<ArrayBuffer> {
    const whole = new Uint8Array(this.parts.reduce((sum, { length }) => sum + length, 0));
    let place = 0;
    for (const part of this.parts) {
      whole.set(part, place);
      place += part.length;
    }
    return whole;
  }
}
