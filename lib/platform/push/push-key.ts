import { createECDH } from "node:crypto";

/** The public key that browsers subscribe with, of the pair whose private key is set; null where none is. */
export function pushPublicKey(privateKey: string | undefined): string | null {
  if (privateKey === undefined) return null;
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(Buffer.from(privateKey, "base64url"));
  return pair.getPublicKey("base64url");
}
