/** The API has money as numbers in major units; a till adds up in minor units, so that 0.1 + 0.2 is 0.3. */
export interface Money {
  readonly currency: string;
  toMinor(major: number): number;
  toMajor(minor: number): number;
  /** As the label of an option ends, such as ` (+2.50)`; nothing where it costs nothing. */
  labelEnding(minor: number): string;
}

export function moneyOf(currency: string): Money {
  const digits =
    new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
  const factor = 10 ** digits;
  return {
    currency,
    toMinor: (major) => Math.round(major * factor),
    toMajor: (minor) => minor / factor,
    labelEnding: (minor) =>
      minor === 0 ? "" : ` (${minor < 0 ? "-" : "+"}${(Math.abs(minor) / factor).toFixed(digits)})`,
  };
}
