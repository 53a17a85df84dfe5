import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { deriveKey } from "./derived-key";
import type { KeyRing } from "./key-ring";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What a sealed text is for and whose it is. It opens for nothing and nobody else. */
export type Seal = { purpose: string; owner: string };

/** Encrypts a text for the database with the newest key: AES-256-GCM, in base64url. */
export function sealText([newest]: KeyRing, { purpose, owner }: Seal, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, deriveKey(newest, purpose), nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/**
 * What was sealed, with any key of the ring; null when it was sealed for something or somebody else, with another key, or
 * was changed. `isOld` asks for it to be sealed anew, because its key will be removed.
 */
export function openSealedText(
  keys: KeyRing,
  seal: Seal,
  sealed: string,
): { text: string; isOld: boolean } | null {
  for (const key of keys) {
    const text = openWith(key, seal, sealed);
    if (text !== null) return { text, isOld: key !== keys[0] };
  }
  return null;
}

function openWith(key: string, { purpose, owner }: Seal, sealed: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  if (bytes.length < tagEnd) return null;
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, deriveKey(key, purpose), nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
