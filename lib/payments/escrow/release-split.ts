import { percentOf } from "@/lib/core/money/money";

/**
 * How what is held for an order or bill is divided at its release: the platform's fee, on the processor's part that did
 * not go back and is no tip (docs/decisions/040, 057), and the restaurant's share. Minor units.
 */
export function splitRelease(input: {
  heldMinor: number;
  /** What the processor captured, without what went back and without the tip. */
  keptMinor: number;
  platformFeeBps: number;
}): { feeMinor: number; payoutMinor: number } {
  const { heldMinor, keptMinor, platformFeeBps } = input;
  const feeMinor = Math.min(heldMinor, percentOf(keptMinor, platformFeeBps / 100));
  return { feeMinor, payoutMinor: heldMinor - feeMinor };
}
