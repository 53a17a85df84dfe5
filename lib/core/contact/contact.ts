/** The longest email address that can be delivered to (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;
export const MAX_NAME_LENGTH = 100;
export const MAX_PHONE_LENGTH = 40;
export const MAX_ADDRESS_LENGTH = 300;
export const MAX_POSTCODE_LENGTH = 20;
export const MAX_CITY_LENGTH = 100;

/** Fewer digits are no number to call back; the forms ask for them, the API takes any text. */
export const MIN_PHONE_DIGITS = 5;

/** What counts as an email address, in contracts and in forms alike. */
export const EMAIL_PATTERN =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Whether the text, without blanks around it, is an email address that every contract takes. */
export function isEmail(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length <= MAX_EMAIL_LENGTH && EMAIL_PATTERN.test(trimmed);
}

/** Whether the text has enough digits to be a phone number, however they are grouped. */
export function isPhone(text: string): boolean {
  const digits = text.match(/\d/g)?.length ?? 0;
  return digits >= MIN_PHONE_DIGITS && text.trim().length <= MAX_PHONE_LENGTH;
}
