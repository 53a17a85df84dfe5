/** The most lines of one order (Specification, Orders). */
export const MAX_LINES = 100;

export const MAX_NOTES_LENGTH = 1000;

/** The longest code of a coupon or gift card, as typed. */
export const MAX_CODE_LENGTH = 64;
