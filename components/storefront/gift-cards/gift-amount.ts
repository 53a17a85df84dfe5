import { parseMajor, toMinor } from "@/lib/core/money/money";
import { purchaseLimits } from "@/lib/service/gift-cards/gift-card-limits";

/** What was typed as the worth of a card, in minor units; null when a card cannot be bought for it. */
export function giftAmount(text: string, currency: string): number | null {
  const { least, most } = purchaseLimits(currency);
  const minor = parseMajor(text.trim().replace(",", "."), currency);
  if (minor === null || minor < toMinor(least, currency)) return null;
  return minor > toMinor(most, currency) ? null : minor;
}
