import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

function digest(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** A new secret for the guest's email, and the only form in which the reservation keeps it. */
export function newCancelToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: digest(token).toString("hex") };
}

/** Whether the token belongs to the stored hash; takes the same time for every wrong one. */
export function opensReservation(token: string, hash: string): boolean {
  const stored = Buffer.from(hash, "hex");
  const given = digest(token);
  return stored.length === given.length && timingSafeEqual(stored, given);
}
