export const PIN_DIGITS = { least: 4, most: 6 };

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
