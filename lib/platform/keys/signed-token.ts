import { type JWTPayload, type JWTVerifyOptions, jwtVerify } from "jose";
import type { KeyRing } from "./key-ring";

const encoded = new Map<string, Uint8Array>();

/** A secret as HS256 takes it. */
export function signingKey(secret: string): Uint8Array {
  const known = encoded.get(secret);
  if (known) return known;
  const key = new TextEncoder().encode(secret);
  encoded.set(secret, key);
  return key;
}

/** The claims of an HS256 token that any key of the ring has signed and that meets the options, else null. */
export async function verifiedClaims(
  keys: KeyRing,
  token: string,
  options: Omit<JWTVerifyOptions, "algorithms">,
): Promise<JWTPayload | null> {
  for (const key of keys) {
    const verified = await jwtVerify(token, signingKey(key), { ...options, algorithms: ["HS256"] }).catch(
      () => null,
    );
    if (verified) return verified.payload;
  }
  return null;
}
