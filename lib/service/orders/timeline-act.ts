/**
 * What an entry of an order's timeline can be besides a change of status: money was taken, its lines were changed, and how an order was delivered
 * that is not paid: payment is awaited, or written off (docs/decisions/102).
 */
export const TIMELINE_ACTS = ["payment_taken", "payment_awaited", "written_off", "edited"] as const;
export type TimelineAct = (typeof TIMELINE_ACTS)[number];
