const EASTERN_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
const LOW_BITS = 0xf;

/** The digits in what somebody typed or pasted, also from Japanese and Arabic keyboards, at most so many. */
export function codeDigits(text: string, most: number): string {
  return text
    .normalize("NFKC")
    .replace(EASTERN_DIGITS, (digit) => String(digit.charCodeAt(0) & LOW_BITS))
    .replaceAll(/[^0-9]/g, "")
    .slice(0, most);
}
