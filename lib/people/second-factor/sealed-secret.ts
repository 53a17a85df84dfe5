import type { KeyRing } from "@/lib/platform/keys/key-ring";
import { openSealedText, sealText } from "@/lib/platform/keys/sealed-text";

const sealOf = (userId: string) => ({ purpose: "bazar second factor", owner: userId });

/** Encrypts a secret for the database. It opens only for the same user. */
export function sealSecret(keys: KeyRing, userId: string, secret: string): string {
  return sealText(keys, sealOf(userId), secret);
}

/** What was sealed, and whether it asks for a newer key; null when it was sealed for somebody else, with a key that is gone, or was changed. */
export function openSealedSecret(
  keys: KeyRing,
  userId: string,
  sealed: string,
): { secret: string; isOld: boolean } | null {
  const opened = openSealedText(keys, sealOf(userId), sealed);
  return opened && { secret: opened.text, isOld: opened.isOld };
}
