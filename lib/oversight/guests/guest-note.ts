/** How much staff write down about a guest. */
export const MAX_NOTE_LENGTH = 2_000;
export const MAX_TAGS = 20;
export const MAX_TAG_LENGTH = 40;

/** Fewer digits are nobody's number. */
const FEWEST_PHONE_DIGITS = 6;

/** The digits of a phone number by which a caller is looked up; null for what is no whole number. */
export function callerDigits(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, "");
  return digits.length < FEWEST_PHONE_DIGITS ? null : digits;
}
