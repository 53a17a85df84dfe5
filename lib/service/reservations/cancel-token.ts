import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { fail } from "@/lib/core/errors/app-error";
import type { KeyRing } from "@/lib/platform/keys/key-ring";

function digest(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** A new secret for the guest's email, and the only form in which the reservation keeps it. */
export function newCancelToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: digest(token).toString("hex") };
}

type Opened = { id: string; cancelTokenHash: string };

/**
 * A second token of a booking, for emails after the confirmation: the first one is no longer kept anywhere. It stops working
 * with the first, and whoever reads the database cannot make it without the secret of the installation.
 */
export function reminderToken(reservation: Opened, [newest]: KeyRing): string {
  return reminderTokenOf(reservation, newest);
}

function reminderTokenOf({ id, cancelTokenHash }: Opened, key: string): string {
  return createHmac("sha256", key).update(`reservation:${id}:${cancelTokenHash}`).digest("base64url");
}

/** Whether the token is one of the booking's; takes the same time for every wrong one. */
export function opensReservation(token: string, reservation: Opened, keys: KeyRing): boolean {
  const given = digest(token);
  const ofReminders = keys.map((key) => timingSafeEqual(given, digest(reminderTokenOf(reservation, key))));
  const stored = Buffer.from(reservation.cancelTokenHash, "hex");
  return (stored.length === given.length && timingSafeEqual(stored, given)) || ofReminders.includes(true);
}

/** The booking, for whoever has a token of it. Throws INVALID_TOKEN, alike for a wrong token and an unknown booking. */
export function requireOpened<T extends Opened>(reservation: T | null, token: string, keys: KeyRing): T {
  if (reservation && opensReservation(token, reservation, keys)) return reservation;
  return fail(
    "INVALID_TOKEN",
    "This link is not valid for this booking. Use the one in the latest confirmation email.",
  );
}
