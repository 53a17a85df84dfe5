import { createHash, randomInt } from "node:crypto";

/** Without what looks alike on a screen. */
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";
const LENGTH = 6;

/** A code that a device shows for a few minutes, and a member types. */
export function newScreenCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** What is kept of a code, however it was typed. */
export function digestOfScreenCode(code: string): string {
  const typed = code.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  return createHash("sha256").update(typed).digest("base64url");
}
