import { hkdfSync } from "node:crypto";

/** A key for one purpose, 32 bytes, so that no two uses of a secret share one. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
}

/** What a secret is called beside what it has sealed: the same for the same one, and it tells nothing about it. */
export function nameOfKey(secret: string): string {
  return Buffer.from(hkdfSync("sha256", secret, "", "bazar name of a key", 12)).toString("base64url");
}
