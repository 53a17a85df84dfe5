import type { TenantId } from "@/lib/core/ids/tenant-id";
import { hashPassword, verifyPassword } from "@/lib/people/auth/password";
import type { KeyRing } from "@/lib/platform/keys/key-ring";
import { digestText } from "@/lib/platform/keys/keyed-digest";

type PinOf = { tenantId: TenantId; userId: string; pin: string };

/**
 * A PIN as bcrypt is given it, under each key of the ring. Ten thousand PINs are hashed within minutes; with the key in
 * front, whoever has the table and not the secrets cannot try them at all.
 */
function digestsOf(keys: KeyRing, { tenantId, userId, pin }: PinOf) {
  return digestText(keys, { purpose: "bazar member pin", owner: `${tenantId} ${userId}` }, pin);
}

/** Hashes a PIN for the database. Throws UNAVAILABLE. */
export function hashPin(keys: KeyRing, of: PinOf, gone?: AbortSignal): Promise<string> {
  return hashPassword(digestsOf(keys, of)[0], gone);
}

/**
 * Whether a PIN is the hashed one, and whether an older key was needed; null when it is not. Takes as long without a hash
 * as with one. Throws UNAVAILABLE.
 */
export async function checkPin(
  keys: KeyRing,
  of: PinOf & { hash: string | null },
  gone?: AbortSignal,
): Promise<{ isOld: boolean } | null> {
  for (const [place, digest] of digestsOf(keys, of).entries())
    if (await verifyPassword(digest, of.hash, gone)) return { isOld: place > 0 };
  return null;
}
