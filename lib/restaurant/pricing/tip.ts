import type { ReasonOf } from "@/lib/core/errors/refusal-reasons";
import { parseMajor, percentOf } from "@/lib/core/money/money";

/** The most that a tip can be, in minor units: as much again as what it is given on (docs/decisions/057). */
export const maxTipMinor = (priceMinor: number): number => priceMinor;

/** What the suggested percents of a price are, in minor units, halves up; without what would be nothing. */
export function suggestedTips(
  percents: readonly number[],
  priceMinor: number,
): { percent: number; tipMinor: number }[] {
  return percents
    .map((percent) => ({ percent, tipMinor: percentOf(priceMinor, percent) }))
    .filter(({ tipMinor }) => tipMinor > 0);
}

/**
 * Reads the tip of a request, in major units, for what costs `priceMinor`: its minor units, or why it cannot be given.
 * No tip is 0, also where tips are off.
 */
export function readTip(
  tip: number | null | undefined,
  { isOn, priceMinor, currency }: { isOn: boolean; priceMinor: number; currency: string },
): { ok: true; tipMinor: number } | { ok: false; reason: ReasonOf<"INVALID_TIP">; message: string } {
  if (tip == null || tip === 0) return { ok: true, tipMinor: 0 };
  if (!isOn) return { ok: false, reason: "NO_TIPS", message: "The restaurant does not take tips here." };
  const tipMinor = parseMajor(tip, currency);
  if (tipMinor === null || tipMinor < 0)
    return { ok: false, reason: "NOT_AN_AMOUNT", message: `The tip must be a valid amount in ${currency}.` };
  if (tipMinor > maxTipMinor(priceMinor)) {
    const message = "The tip cannot exceed the amount that it is added to.";
    return { ok: false, reason: "TOO_LARGE", message };
  }
  return { ok: true, tipMinor };
}
