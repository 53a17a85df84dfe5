import { refuseField } from "@/lib/core/errors/refuse-fields";
import { isWeakPin } from "./pin-rule";

/** After so many wrong PINs in a row a member's is locked until they set another. */
export const PIN_TRIES = 10;

/** Throws VALIDATION_FAILED for a PIN that is easily guessed. */
export function requireGoodPin(pin: string): void {
  if (!isWeakPin(pin)) return;
  refuseField(
    "pin",
    "This PIN is easily guessed: use at least three different digits, no row like 1234, no year and nothing repeated.",
  );
}
