import { parseMajor, toMinor } from "@/lib/core/money/money";
import { MAX_PURCHASE, MIN_PURCHASE } from "@/lib/service/gift-cards/gift-card-limits";

/** What was typed as the worth of a card, in minor units; null when a card cannot be bought for it. */
export function giftAmount(text: string, currency: string): number | null {
  const minor = parseMajor(text.trim().replace(",", "."), currency);
  if (minor === null || minor < toMinor(MIN_PURCHASE, currency)) return null;
  return minor > toMinor(MAX_PURCHASE, currency) ? null : minor;
}
