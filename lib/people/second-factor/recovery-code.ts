import { createHash, randomInt } from "node:crypto";

export const RECOVERY_CODES = 10;

/** 32 signs without those that are easily read for another: 16 of them are 80 bits. */
const SIGNS = "0123456789abcdefghjkmnpqrstvwxyz";
const GROUPS = 4;
const GROUP_LENGTH = 4;

function newRecoveryCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

/** A new set, such as `3f9k-0v2m-…`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
}

/**
 * The only form in which a code is kept; case, blanks and dashes do not count. A plain digest is enough: nobody tries
 * 80 random bits.
 */
export function recoveryCodeHash(code: string): string {
  return createHash("sha256").update(code.toLowerCase().replace(/[\s-]/g, "")).digest("hex");
}
