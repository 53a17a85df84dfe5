import { createHmac } from "node:crypto";

/**
 * What stands for an email address in the key of a limit. Only who has the server's secret can tell whose it is, so a
 * limit outlives the erasure of a person, and nobody resets it by erasing an account.
 */
export function emailKey(secret: string, email: string): string {
  return createHmac("sha256", secret).update(`limit:${email}`).digest("base64url");
}
