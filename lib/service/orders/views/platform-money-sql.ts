/**
 * Whether money of the order `o` is, or was, with the platform: an online payment or a gift card. Cash is handed over at
 * the restaurant, and an order that was never paid has none.
 */
export const HAS_PLATFORM_MONEY = `
  (o.gift_card_minor > 0 OR o.payment_method NOT IN ('cash', 'external') AND o.payment_status IN ('paid', 'refunded'))`;

/** Whether the money of the order `o`, which was prepared implausibly fast, waits for a super-admin. */
export const WAITS_FOR_REVIEW = `
  o.flagged_at IS NOT NULL AND o.flag_cleared_at IS NULL AND ${HAS_PLATFORM_MONEY}`;
