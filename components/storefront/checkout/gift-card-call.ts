import { api, resultOf } from "@/components/data/api";
import type { components } from "@/components/data/generated/api-schema";

export type GiftCard = components["schemas"]["GiftCardBalance"];

/** A gift card's balance, or why it cannot be checked; null if there was no response. */
export type GiftCardAnswer = GiftCard | { code: "GIFT_CARD_NOT_FOUND" | "RATE_LIMITED" } | null;

/** Asks what a gift card still holds. Never throws. */
export async function lookUpGiftCard(slug: string, code: string): Promise<GiftCardAnswer> {
  const params = { path: { tenantId: slug } };
  const result = await resultOf(
    api.POST("/api/public/{tenantId}/gift-cards/lookup", { params, body: { code } }),
  );
  if (result.ok) return result.data;
  if (result.status === 404 || result.status === 400) return { code: "GIFT_CARD_NOT_FOUND" };
  return result.status === 429 ? { code: "RATE_LIMITED" } : null;
}
