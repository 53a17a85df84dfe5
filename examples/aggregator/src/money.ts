/** Sums in minor units, so that 0.1 + 0.2 is 0.3; yen have none. */
export class Money {
  readonly #factor: number;

  constructor(currency: string) {
    const { maximumFractionDigits } = new Intl.NumberFormat("en", {
      style: "currency",
      currency,
    }).resolvedOptions();
    this.#factor = 10 ** (maximumFractionDigits ?? 2);
  }

  toMinor(major: number): number {
    return Math.round(major * this.#factor);
  }

  toMajor(minor: number): number {
    return minor / this.#factor;
  }
}
