/**
 * Money is an integer number of minor units (cents, yen, fils) everywhere inside; major units exist
 * only on the wire and on screen. No function here multiplies a fraction in floating point.
 */

/** The largest amount, in minor units, in either direction: it fits the database's 32-bit columns. */
export const MAX_AMOUNT_MINOR = 2_000_000_000;
/** The largest amount that a contract takes, in major units: MAX_AMOUNT_MINOR of a currency with two decimals. */
export const MAX_AMOUNT_MAJOR = MAX_AMOUNT_MINOR / 100;

/** ISO 4217 currencies whose exponent is not two. */
const UNUSUAL_EXPONENTS: Readonly<Record<number, readonly string[]>> = {
  0: [..."BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF".split(" ")],
  3: "BHD IQD JOD KWD LYD OMR TND".split(" "),
  4: ["CLF", "UYW"],
};

const EXPONENTS: ReadonlyMap<string, number> = new Map(
  Object.entries(UNUSUAL_EXPONENTS).flatMap(([exponent, codes]) =>
    codes.map((code): [string, number] => [code, Number(exponent)]),
  ),
);

/** How many decimals the currency has (ISO 4217). Throws RangeError unless given three capital letters. */
export function exponentOf(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) throw new RangeError(`"${currency}" is not a currency code`);
  return EXPONENTS.get(currency) ?? 2;
}

type Decimal = { negative: boolean; whole: string; fraction: string };

/** Reads plain decimal notation; a number is read from its shortest text, so 1.005 is 1.005. */
function readDecimal(value: number | string): Decimal | null {
  const match = /^(-?)(\d{1,21})(?:\.(\d{1,21}))?$/.exec(String(value));
  return match && { negative: match[1] === "-", whole: match[2] ?? "", fraction: match[3] ?? "" };
}

function amountOf(value: bigint): number | null {
  const number = Number(value);
  return Math.abs(number) <= MAX_AMOUNT_MINOR ? number : null;
}

/**
 * Major units to minor units, exactly, or null when the value is no plain decimal, has more decimals
 * than the currency, or is larger than an amount can be. Trailing zeros do not count as decimals.
 */
export function parseMajor(major: number | string, currency: string): number | null {
  const exponent = exponentOf(currency);
  const decimal = readDecimal(major);
  if (!decimal) return null;
  const fraction = decimal.fraction.replace(/0+$/, "");
  if (fraction.length > exponent) return null;
  const minor = BigInt(decimal.whole + fraction.padEnd(exponent, "0"));
  return amountOf(decimal.negative ? -minor : minor);
}

/** As parseMajor, for values that are known to be good. Throws RangeError instead of returning null. */
export function toMinor(major: number | string, currency: string): number {
  const minor = parseMajor(major, currency);
  if (minor === null) throw new RangeError(`${major} is not an exact amount of ${currency}`);
  return minor;
}

/** Minor units to the JSON number of the wire: 1250 EUR is 12.5. */
export function toMajor(minor: number, currency: string): number {
  return Number(`${minor}e-${exponentOf(currency)}`);
}

const FORMATTERS_KEPT = 100;
const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(currency: string, locale: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = formatters.get(key);
  if (known) return known;
  const digits = exponentOf(currency);
  const made = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  if (formatters.size >= FORMATTERS_KEPT) formatters.clear();
  formatters.set(key, made);
  return made;
}

/**
 * A formatted amount that keeps its order among Arabic words: isolated (U+2066, U+2069), and without the marks that
 * would have it read from the right. In other languages as it is.
 */
export function amountInSentence(text: string, locale: string): string {
  return locale.startsWith("ar") ? `\u2066${text.replace(/[\u200e\u200f]/g, "")}\u2069` : text;
}

/** The amount as a reader of the locale writes it. Throws RangeError for an unknown locale syntax. */
export function formatMoney(minor: number, currency: string, locale: string): string {
  return amountInSentence(formatterFor(currency, locale).format(toMajor(minor, currency)), locale);
}

/**
 * A percentage of an amount, halves up. The percentage may have two
 * decimals. Throws RangeError for a negative amount or percentage, or for a finer one.
 */
export function percentOf(amountMinor: number, percent: number): number {
  const hundredths = readDecimal(percent);
  if (!Number.isSafeInteger(amountMinor) || amountMinor < 0) {
    throw new RangeError(`${amountMinor} is not an amount to take a percentage of`);
  }
  if (!hundredths || hundredths.negative || hundredths.fraction.length > 2) {
    throw new RangeError(`${percent} is not a percentage with at most two decimals`);
  }
  const rate = BigInt(hundredths.whole + hundredths.fraction.padEnd(2, "0"));
  const share = amountOf((2n * BigInt(amountMinor) * rate + 10_000n) / 20_000n);
  if (share === null) throw new RangeError(`${percent} % of ${amountMinor} is too large`);
  return share;
}

/**
 * Splits an amount in proportion to the weights so that the parts add up to it exactly: every part is
 * rounded towards zero and the units left over go to the largest remainders, earlier parts first.
 * Weights that are all zero share equally. Throws RangeError for no weights or a negative one.
 */
export function allocate(amountMinor: number, weights: readonly number[]): number[] {
  if (!Number.isSafeInteger(amountMinor)) throw new RangeError(`${amountMinor} is not an amount`);
  if (weights.length === 0 || weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) {
    throw new RangeError("An amount is split by one or more whole, non-negative weights");
  }
  const given = weights.map(BigInt);
  const shares = given.every((weight) => weight === 0n) ? given.map(() => 1n) : given;
  const sum = shares.reduce((total, share) => total + share, 0n);
  const amount = BigInt(Math.abs(amountMinor));

  const parts = shares.map((share, index) => ({
    index,
    minor: Number((amount * share) / sum),
    remainder: (amount * share) % sum,
  }));
  let left = Number(amount) - parts.reduce((total, part) => total + part.minor, 0);
  const byRemainder = parts.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  );
  for (const part of byRemainder) {
    if (left === 0) break;
    part.minor += 1;
    left -= 1;
  }
  return parts.map(({ minor }) => (amountMinor < 0 && minor !== 0 ? -minor : minor));
}
