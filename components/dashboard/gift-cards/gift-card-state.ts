import type { GiftCardWire } from "@/lib/service/gift-cards/gift-card-contract";

export const GIFT_CARD_STATES = ["active", "empty", "expired", "disabled", "refunded"] as const;
export type GiftCardState = (typeof GIFT_CARD_STATES)[number];

/** For how many orders a card paid, and what they took from it; an order whose money went back is none. */
export function cardSpending({ entries }: Pick<GiftCardWire, "entries">): { orders: number; spent: number } {
  const byOrder = new Map<string, number>();
  let spent = 0;
  for (const { kind, amount, orderId } of entries) {
    if (kind !== "redeem" && kind !== "return") continue;
    spent -= amount;
    if (orderId !== null) byOrder.set(orderId, (byOrder.get(orderId) ?? 0) - amount);
  }
  const isLeft = (amount: number) => Math.round(amount * 1000) > 0;
  return { orders: [...byOrder.values()].filter(isLeft).length, spent };
}

type Judged = Pick<GiftCardWire, "active" | "balance" | "initialAmount" | "expiresAt" | "entries">;

/** What a gift card is at an instant: why it cannot be spent, or that it can. */
export function giftCardState({ active, balance, expiresAt, entries }: Judged, now: Date): GiftCardState {
  if (!active) return entries.at(-1)?.kind === "refund" ? "refunded" : "disabled";
  if (expiresAt !== null && now >= new Date(expiresAt)) return "expired";
  return balance === 0 ? "empty" : "active";
}

/** Whether its money can go back to who bought it: valid, and nothing of it is spent. */
export function isRefundable(card: Judged, now: Date): boolean {
  return giftCardState(card, now) === "active" && card.balance === card.initialAmount;
}

/**
 * Whether a card matches a search: by the end of its code, or by a part of its buyer's or its recipient's address or
 * name. Spaces and hyphens of a code, and capitals, make no difference.
 */
export function matchesCard(
  card: Pick<GiftCardWire, "codeEnding" | "purchaserEmail" | "recipientEmail" | "recipientName">,
  search: string,
): boolean {
  const wanted = search.trim().toLowerCase();
  if (wanted === "") return true;
  const { codeEnding, purchaserEmail, recipientEmail, recipientName } = card;
  const texts = [purchaserEmail, recipientEmail, recipientName];
  if (texts.some((text) => text?.toLowerCase().includes(wanted))) return true;
  const ending = codeEnding.toLowerCase();
  const symbols = wanted.replace(/[\s-]/g, "");
  return symbols.length <= ending.length ? ending.includes(symbols) : symbols.endsWith(ending);
}
