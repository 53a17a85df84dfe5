import { randomInt, timingSafeEqual } from "node:crypto";

const CODES = 10_000;
const DIGITS = 4;
const NONE = "-".repeat(DIGITS);

/** Four random digits, other than those before: what staff read out to guests, so that they can open their bill. */
export function newBillCode(before: string | null): string {
  const code = String(randomInt(CODES)).padStart(DIGITS, "0");
  return code === before ? newBillCode(before) : code;
}

/** Whether these are the digits of a bill. As fast for wrong ones as for right ones, and where no bill is open. */
export function isBillCode(known: string | null, given: string): boolean {
  const [a, b] = [Buffer.from(known ?? NONE), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
