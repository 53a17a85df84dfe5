import { GiftCardBalance } from "@/lib/service/gift-cards/gift-card-contract";

/** A gift card's balance, or why it cannot be checked; null if there was no response. */
export type GiftCardAnswer = GiftCardBalance | { code: "GIFT_CARD_NOT_FOUND" | "RATE_LIMITED" } | null;

/** Asks what a gift card still holds. Never throws. */
export async function lookUpGiftCard(
  slug: string,
  code: string,
  signal?: AbortSignal,
): Promise<GiftCardAnswer> {
  try {
    const response = await fetch(`/api/public/${slug}/gift-cards/lookup`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ code }),
      signal,
    });
    if (response.status === 404 || response.status === 400) return { code: "GIFT_CARD_NOT_FOUND" };
    if (response.status === 429) return { code: "RATE_LIMITED" };
    return response.ok ? GiftCardBalance.parse(await response.json()) : null;
  } catch {
    return null;
  }
}
