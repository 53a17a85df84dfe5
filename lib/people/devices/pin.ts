import { refuseField } from "@/lib/core/errors/refuse-fields";

/** After so many wrong PINs in a row a member's is locked until they set another. */
export const PIN_TRIES = 10;

/** Middle columns of the number pad, which many people choose. */
const COLUMNS = ["2580", "0852"];

/** Whether a PIN is among the first that anybody would try. */
export function isWeakPin(pin: string): boolean {
  const digits = [...pin].map(Number);
  if (new Set(digits).size < 3) return true;
  const steps = digits.slice(1).map((digit, place) => (digit - (digits[place] ?? 0) + 10) % 10);
  if (new Set(steps).size === 1) return true;
  const half = pin.length / 2;
  if (pin.slice(0, half) === pin.slice(half)) return true;
  return COLUMNS.includes(pin) || (pin.length === 4 && /^(19|20)/.test(pin));
}

/** Throws VALIDATION_FAILED for a PIN that is easily guessed. */
export function requireGoodPin(pin: string): void {
  if (!isWeakPin(pin)) return;
  refuseField(
    "pin",
    "This PIN is easily guessed: use at least three different digits, no row like 1234, no year and nothing repeated.",
  );
}
