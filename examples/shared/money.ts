/** The API has money as numbers in major units; programs add up in minor units, so that 0.1 + 0.2 is 0.3. */
export interface Money {
  readonly currency: string;
  toMinor(major: number): number;
  toMajor(minor: number): number;
  /** With as many decimals as the currency has, such as `2.50`; yen have none. */
  text(minor: number): string;
}

export function moneyOf(currency: string): Money {
  const digits =
    new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
  const factor = 10 ** digits;
  return {
    currency,
    toMinor: (major) => Math.round(major * factor),
    toMajor: (minor) => minor / factor,
    text: (minor) => (minor / factor).toFixed(digits),
  };
}
