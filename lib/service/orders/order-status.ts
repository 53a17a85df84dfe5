/** The states of an order and the moves between them (Specification, Order status). */

export const ORDER_STATUSES = [
  "pending",
  "accepted",
  "preparing",
  "ready",
  "delivered",
  "rejected",
  "canceled",
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The states that the restaurant, or the customer in time, may still cancel. */
export type CancellableStatus = Exclude<OrderStatus, "rejected" | "canceled">;

/** What entering a state brings with it. The specification asks for mail at three of them; a customer whose order is off hears of it as well. */
type Arrival = {
  timestampField: TimestampField;
  emails: boolean;
  event: "order.status_changed" | "order.canceled";
};

export type TimestampField =
  | "acceptedAt"
  | "preparingStartedAt"
  | "readyAt"
  | "deliveredAt"
  | "rejectedAt"
  | "canceledAt";

const ARRIVALS: Readonly<Record<Exclude<OrderStatus, "pending">, Arrival>> = {
  accepted: { timestampField: "acceptedAt", emails: true, event: "order.status_changed" },
  preparing: { timestampField: "preparingStartedAt", emails: false, event: "order.status_changed" },
  ready: { timestampField: "readyAt", emails: true, event: "order.status_changed" },
  delivered: { timestampField: "deliveredAt", emails: true, event: "order.status_changed" },
  rejected: { timestampField: "rejectedAt", emails: true, event: "order.canceled" },
  canceled: { timestampField: "canceledAt", emails: true, event: "order.canceled" },
};

const MOVES: Readonly<Record<OrderStatus, readonly (keyof typeof ARRIVALS)[]>> = {
  pending: ["accepted", "rejected", "canceled"],
  accepted: ["preparing", "rejected", "canceled"],
  preparing: ["ready", "rejected", "canceled"],
  ready: ["delivered", "rejected", "canceled"],
  delivered: ["rejected", "canceled"],
  rejected: [],
  canceled: [],
};

export type TransitionDecision = ({ ok: true } & Arrival) | { ok: false; code: "INVALID_TRANSITION" };

/** Where an order may go from here, the way forward first. */
export function nextStatuses(status: OrderStatus): readonly OrderStatus[] {
  return MOVES[status];
}

/** Whether the restaurant may move an order from one state to another, and what the move brings with it. */
export function decideTransition(current: OrderStatus, to: OrderStatus): TransitionDecision {
  const allowed = MOVES[current].find((status) => status === to);
  return allowed ? { ok: true, ...ARRIVALS[allowed] } : { ok: false, code: "INVALID_TRANSITION" };
}

/** Whether the restaurant may still cancel or reject the order. */
export function isCancellable(status: OrderStatus): status is CancellableStatus {
  return status !== "rejected" && status !== "canceled";
}
