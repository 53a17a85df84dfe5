/**
 * The address of an order whose guest has none, different each time: it keeps the place of an address wherever one is a key,
 * so it is as hard to guess as one, and nothing is sent to it.
 */
export function noEmailAddress(): string {
  return `${crypto.randomUUID()}${NO_EMAIL_SUFFIX}`;
}

/** How such an address ends; nobody can own it (RFC 2606). */
export const NO_EMAIL_SUFFIX = "@no-email.invalid";

/** Whether it is an address that somebody can have. */
export function isRealEmail(address: string): boolean {
  return !address.endsWith(NO_EMAIL_SUFFIX);
}
