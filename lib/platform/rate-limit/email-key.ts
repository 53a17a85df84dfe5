import { createHmac } from "node:crypto";

/**
 * Represents an email address in the key of a limit. It cannot be traced without the server's secret, so a limit may
 * outlive the erasure of a person, and nobody can reset it by erasing an account.
 */
export function emailKey(secret: string, email: string): string {
  return createHmac("sha256", secret).update(`limit:${email}`).digest("base64url");
}
