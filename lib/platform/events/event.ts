/** Every event that restaurants' systems receive. Specification, Events. */
export const EVENT_TYPES = [
  "order.created",
  "order.status_changed",
  "order.canceled",
  "order.updated",
  "order.payment_status_changed",
  "reservation.created",
  "reservation.updated",
  "reservation.canceled",
  "gift_card.purchased",
  "gift_card.redeemed",
  "refund.created",
  "refund.succeeded",
  "refund.failed",
  "bill.opened",
  "bill.updated",
  "bill.paid",
  "bill.closed",
  "guest_round.sent",
  "guest_round.settled",
  "ingredient.low",
  "printer.state_changed",
  "kitchen.updated",
] as const;

export type EventType = (typeof EVENT_TYPES)[number];

/** Something that happened, before it is recorded. */
export type NewEvent = {
  type: EventType;
  orderId: string | null;
  /** The table's bill that it is about; its guests' pages follow it. */
  billId?: string;
  data: Record<string, unknown>;
};

/** An event as it was recorded; `sequence` counts a tenant's events without gaps, from 1. */
export type RecordedEvent = {
  id: string;
  type: EventType;
  sequence: number;
  createdAt: Date;
  data: Record<string, unknown>;
};
