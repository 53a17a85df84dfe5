import { createHash, randomBytes } from "node:crypto";

/** How long a link for a new password is valid. */
export const RESET_MINUTES = 60;

/** How long a link that confirms an email is valid. */
export const PROOF_MINUTES = 7 * 24 * 60;

/** How long an invitation is open. */
export const INVITATION_MINUTES = 7 * 24 * 60;

/** The only form in which a link's secret is kept. */
export function linkTokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** A new secret for an emailed link: 256 bits, fit for an address. */
export function newLinkToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: linkTokenHash(token) };
}
