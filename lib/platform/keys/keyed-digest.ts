import { createHmac } from "node:crypto";
import { deriveKey } from "./derived-key";
import type { KeyRing } from "./key-ring";
import type { Seal } from "./sealed-text";

/**
 * What a text is found by where it is not kept: its HMAC-SHA256 in base64url, under each key of the ring, the newest
 * first. It differs for another purpose or owner; an owner has no NUL in it.
 */
export function digestText(keys: KeyRing, seal: Seal, text: string): [newest: string, ...older: string[]] {
  const [newest, ...older] = keys;
  return [digestWith(newest, seal, text), ...older.map((key) => digestWith(key, seal, text))];
}

function digestWith(secret: string, { purpose, owner }: Seal, text: string): string {
  return createHmac("sha256", deriveKey(secret, purpose)).update(`${owner}\0${text}`).digest("base64url");
}
