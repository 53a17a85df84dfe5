import { readAmountText } from "@/components/data/amount-text";
import { percentOf, toMinor } from "@/lib/core/money/money";
import { maxTipMinor } from "@/lib/restaurant/pricing/tip";

/** What a guest chose to give; nothing chosen is nothing given. */
export type TipChoice =
  | { kind: "none" }
  | { kind: "percent"; percent: number }
  | { kind: "own"; text: string };

/**
 * The tip in minor units, or null while an amount of one's own is none that can be given. Percents are of what was served,
 * and no tip is more than what is paid.
 */
export function tipMinorOf(
  choice: TipChoice | null,
  { servedMinor, priceMinor, currency }: { servedMinor: number; priceMinor: number; currency: string },
): number | null {
  if (choice === null || choice.kind === "none") return 0;
  if (choice.kind === "percent") return percentOf(servedMinor, choice.percent);
  if (choice.text.trim() === "") return 0;
  const amount = readAmountText(choice.text, currency);
  if (amount === null || amount < 0) return null;
  const tipMinor = toMinor(amount, currency);
  return tipMinor > maxTipMinor(priceMinor) ? null : tipMinor;
}
