/**
 * Whether guests order at their table by its code, and what then happens to a round (docs/decisions/106): staff accept
 * each, or those of guests who are known to sit there go to the kitchen at once.
 */
export const TABLE_ORDERING = ["off", "accepted", "direct"] as const;
export type TableOrdering = (typeof TABLE_ORDERING)[number];
