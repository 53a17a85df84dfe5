/** Where the money of a refund goes: back through the processor, to the gift card, or over the counter. */
export const REFUND_PURSES = ["processor", "gift_card", "cash"] as const;
export type RefundPurse = (typeof REFUND_PURSES)[number];
