/** The shortest password that an account takes (Specification, Limits). */
export const MIN_PASSWORD_LENGTH = 8;

/** Bounds the work of hashing. */
export const MAX_PASSWORD_LENGTH = 1000;
