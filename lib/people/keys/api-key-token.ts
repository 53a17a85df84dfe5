import { createHash, randomInt } from "node:crypto";
import { crc32 } from "node:zlib";
import type { ApiKeyMode } from "./api-key";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** 190 bits. */
const SECRET_LENGTH = 32;
const CHECK_LENGTH = 6;
const HINT_LENGTH = 4;
const KEY = new RegExp(`^bzr_(?:live|test)_[0-9A-Za-z]{${SECRET_LENGTH + CHECK_LENGTH}}$`);

/**
 * A new key: `bzr_live_` or `bzr_test_`, 32 random characters, and a checksum of all before it, so that scanners for secrets
 * recognize keys and nothing else.
 */
export function newApiKey(mode: ApiKeyMode): string {
  const secret = Array.from({ length: SECRET_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  const start = `bzr_${mode}_${secret}`;
  return start + checkOf(start);
}

/** Whether a text has the form of a key, with the right checksum. It says nothing of whether the key works. */
export function isApiKey(text: string): boolean {
  return KEY.test(text) && text.endsWith(checkOf(text.slice(0, -CHECK_LENGTH)));
}

/** What is kept of a key. It is looked up by this digest, so that the time it takes tells nothing of the key. */
export function digestOfKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/** The end of a key, by which people tell keys apart. */
export function hintOfKey(key: string): string {
  return key.slice(-HINT_LENGTH);
}

/** CRC-32 in base 62, six digits. */
function checkOf(text: string): string {
  let rest = crc32(text);
  let digits = "";
  for (let place = 0; place < CHECK_LENGTH; place += 1) {
    digits = (ALPHABET[rest % ALPHABET.length] ?? "") + digits;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return digits;
}
