/** Fewer digits are in every phone number. */
const FEWEST_PHONE_DIGITS = 4;

/** Whether text has enough digits to look a phone number up by. */
export const hasPhoneDigits = (text: string) => text.replaceAll(/\D/g, "").length >= FEWEST_PHONE_DIGITS;

/** Whether a row's phone number ends with these digits, however both are written: with the country's code or without. */
export function hasPhone(row: string, phone: string, given: (value: unknown) => string): string {
  const digits = phone.replaceAll(/\D/g, "").replace(/^0+/, "");
  return `regexp_replace(${row}.customer_phone, '\\D', '', 'g') LIKE ${given(`%${digits}`)}`;
}

/** What a guest is searched for by: a part of the name or the email, or the digits of a phone number. */
type ContactSearch = { part: string; digits: string | null };

/** The patterns of what somebody typed: as typed in name and email, digits alone in a phone number. */
export function contactSearch(text: string): ContactSearch {
  const digits = text.replaceAll(/\D/g, "");
  const isPhone = digits.length >= FEWEST_PHONE_DIGITS && /^[\d\s+()./-]+$/.test(text);
  const part = text.toLowerCase().replaceAll(/[\\%_]/g, "\\$&");
  return { part: `%${part}%`, digits: isPhone ? `%${digits}%` : null };
}

/**
 * Whether a row of orders or reservation is of the guest that is searched for, in the words of the indexes over parts of
 * both (`orders_by_contact`, `reservation_by_contact`). `given` places a value and returns its placeholder.
 */
export function isOfContact(
  row: string,
  { part, digits }: ContactSearch,
  given: (value: unknown) => string,
): string {
  const words = `lower(${row}.customer_name || chr(10) || ${row}.customer_email) LIKE ${given(part)}`;
  if (digits === null) return words;
  return `(${words} OR regexp_replace(${row}.customer_phone, '\\D', '', 'g') LIKE ${given(digits)})`;
}
