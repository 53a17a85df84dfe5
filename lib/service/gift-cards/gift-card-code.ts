import { randomInt } from "node:crypto";

/** Digits and capitals that nobody mistakes for one another: no 0 and O, no 1, I and L, no U and V. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTWXYZ";
/** 29 symbols to the 16th: 77 bits, beyond guessing. */
const LENGTH = 16;

/** A new code as it is stored: without separators, from the operating system's randomness. */
export function newGiftCardCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** The code as it is stored, of one as it was typed: without regard to case, spaces and dashes. */
export function normaliseGiftCardCode(typed: string): string {
  return typed
    .normalize("NFKC")
    .replace(/[\s\p{Pd}]/gu, "")
    .toUpperCase();
}

/** The code as people read it: in groups of four. */
export function formatGiftCardCode(code: string): string {
  return code.replace(/(.{4})(?=.)/gu, "$1-");
}
