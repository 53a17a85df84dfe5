import { toMajor, toMinor } from "@/lib/core/money/money";

/** How many pieces somebody typed of each coin and note, by its value in major units. */
export type Pieces = Readonly<Record<string, string>>;

const MAX_PIECES = 100_000;

/** Whether the pieces of one coin or note are a count, or left out. */
export function isPieces(text: string | undefined): boolean {
  return !text?.trim() || (/^\d{1,6}$/.test(text.trim()) && Number(text) <= MAX_PIECES);
}

/** What is counted, as it is sent: of each coin and note that was there. */
export function countsOf(pieces: Pieces): { value: number; pieces: number }[] {
  return Object.entries(pieces).flatMap(([value, text]) =>
    text.trim() === "" || !isPieces(text) ? [] : [{ value: Number(value), pieces: Number(text) }],
  );
}

/** What coins and notes come to, in major units. */
export function sumOfCounts(counts: readonly { value: number; pieces: number }[], currency: string): number {
  const minor = counts.reduce((sum, { value, pieces }) => sum + toMinor(value, currency) * pieces, 0);
  return toMajor(minor, currency);
}

/** Counted less expected, in major units, without the errors of fractions. */
export function differenceOf(counted: number, expected: number, currency: string): number {
  return toMajor(toMinor(counted, currency) - toMinor(expected, currency), currency);
}
