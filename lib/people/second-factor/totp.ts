import { Secret, TOTP } from "otpauth";

/** How long one code is shown (RFC 6238). */
export const STEP_SECONDS = 30;

/** How many steps a phone's clock may be off, either way. */
const DRIFT_STEPS = 1;

/** A new shared secret of 160 bits, in base32 as authenticator apps take it. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer: "Bazar", label, secret: Secret.fromBase32(secret), period: STEP_SECONDS });
}

/** The address that an authenticator app reads from a QR code. */
export function totpUri(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** The step that a code belongs to, with a clock that is off by one step at most; null for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret, "").validate({ token: code, timestamp: now.getTime(), window: DRIFT_STEPS });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta;
}
