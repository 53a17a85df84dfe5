export type Person = { emails: readonly string[]; names: readonly string[]; phones: readonly string[] };

const NOBODY = "…";
/** Shorter numbers may be table numbers or amounts. */
const PHONE_DIGITS = 6;

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/gu, "\\$&");
const asWord = (pattern: string) => `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`;

function patternOf({ emails, names, phones }: Person): RegExp | null {
  const texts = [...emails, ...names].map((text) => text.trim()).filter((text) => text !== "");
  const words = texts.map((text) => asWord(literally(text).replace(/\s+/gu, "\\s+")));
  const numbers = phones
    .map((phone) => phone.replace(/\D/gu, ""))
    .filter((digits) => digits.length >= PHONE_DIGITS)
    .map((digits) => `\\+?${[...digits].join("[\\s().\\/-]*")}(?!\\d)`);
  const patterns = [...words, ...numbers];
  return patterns.length === 0 ? null : new RegExp(patterns.join("|"), "giu");
}

/**
 * A free text without a person's addresses, names and phone numbers, in any case and spacing. What else people wrote
 * stays: it is about the order. Takes linear time.
 */
export function redactText(text: string, person: Person): string {
  const pattern = patternOf(person);
  return pattern === null ? text : text.replace(pattern, NOBODY);
}
