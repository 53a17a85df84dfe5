/** The states of an order and the moves between them (Specification, Order status). */

import { isTillMethod, type PaidMethod } from "@/lib/payments/payments/payment-method";

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

/** Payment status as customers and restaurants see it. */
export const PAYMENT_STATUSES = ["pending", "paid", "failed", "refunded"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/**
 * Whether there is something to say of an order's escrow. For programs an order is "held" from its first moment, as the
 * specification has it, but nothing is held of cash and of what is not paid.
 */
export function hasEscrow(order: {
  paymentMethod: PaidMethod;
  paymentStatus: PaymentStatus;
  escrowStatus: string;
  giftCardAmount: number;
}): boolean {
  const { paymentMethod, paymentStatus, escrowStatus, giftCardAmount } = order;
  const isPaid = paymentStatus === "paid" || paymentStatus === "refunded";
  return escrowStatus !== "held" || giftCardAmount > 0 || (!isTillMethod(paymentMethod) && isPaid);
}

/** Whether only a part of what was paid went back; amounts in major units. An unpaid total is not part of it. */
export function isPartRefunded(order: {
  paymentStatus: PaymentStatus;
  refunded: number;
  giftCardAmount: number;
  total: number;
}): boolean {
  const { paymentStatus, refunded, giftCardAmount, total } = order;
  const paid = giftCardAmount + (paymentStatus === "paid" ? total : 0);
  return paymentStatus !== "refunded" && refunded > 0 && refunded < paid;
}

/** Which refunds an order is looked for by: any at all, or only a part of what was paid. */
export const REFUND_EXTENTS = ["any", "part"] as const;
export type RefundExtent = (typeof REFUND_EXTENTS)[number];

/** The states on the way to the customer. */
export type ForwardStatus = "accepted" | "preparing" | "ready" | "delivered";

/** The states that the restaurant, or the customer in time, may still cancel. */
export type CancellableStatus = Exclude<OrderStatus, "rejected" | "canceled">;

export type TimestampField =
  | "acceptedAt"
  | "preparingStartedAt"
  | "readyAt"
  | "deliveredAt"
  | "rejectedAt"
  | "canceledAt";

/** What an arrival in a status does in the transaction of the move, besides its entry in the timeline. */
export type Arrival = {
  /** When an order entered each state is kept. */
  stamps: TimestampField;
  /** To the customer. */
  email: "order-accepted" | "order-ready" | "order-delivered" | "order-canceled" | null;
  /** To browsers that have subscribed to the order. */
  push: boolean;
  /** To the restaurant's systems. */
  event: "order.status_changed" | "order.canceled";
  /** Ingredients are taken when the kitchen begins; what was taken is returned unless the food is already being made. */
  stock: "takes" | "returns" | null;
  /** Cash is paid and the payout gets its date, or all that was paid goes back. */
  money: "due" | "returns" | null;
};

const ENDED = {
  email: "order-canceled",
  push: false,
  event: "order.canceled",
  stock: "returns",
  money: "returns",
} as const;
const STEP = { email: null, push: false, event: "order.status_changed", stock: null, money: null } as const;

/** The effects of each move are those of the status that it leads to. */
export const ARRIVALS = {
  accepted: { ...STEP, stamps: "acceptedAt", email: "order-accepted", stock: "takes" },
  preparing: { ...STEP, stamps: "preparingStartedAt" },
  ready: { ...STEP, stamps: "readyAt", email: "order-ready", push: true },
  delivered: { ...STEP, stamps: "deliveredAt", email: "order-delivered", money: "due" },
  rejected: { ...ENDED, stamps: "rejectedAt" },
  canceled: { ...ENDED, stamps: "canceledAt" },
} as const satisfies Record<Exclude<OrderStatus, "pending">, Arrival>;

const MOVES: Readonly<Record<OrderStatus, readonly (keyof typeof ARRIVALS)[]>> = {
  pending: ["accepted", "rejected", "canceled"],
  accepted: ["preparing", "rejected", "canceled"],
  preparing: ["ready", "rejected", "canceled"],
  ready: ["delivered", "rejected", "canceled"],
  delivered: ["rejected", "canceled"],
  rejected: [],
  canceled: [],
};

export type TransitionDecision = { ok: true; arrival: Arrival } | { ok: false; code: "INVALID_TRANSITION" };

/** Where an order may go from here, the way forward first. */
export function nextStatuses(status: OrderStatus): readonly OrderStatus[] {
  return MOVES[status];
}

/** Whether the restaurant may move an order from one state to another, and what the move does. */
export function decideTransition(current: OrderStatus, to: OrderStatus): TransitionDecision {
  const allowed = MOVES[current].find((status) => status === to);
  return allowed ? { ok: true, arrival: ARRIVALS[allowed] } : { ok: false, code: "INVALID_TRANSITION" };
}

/** Whether the food is being made, or was: what it is made of does not come back. */
export function isCooked(status: OrderStatus): boolean {
  return status === "preparing" || status === "ready" || status === "delivered";
}

/** Whether the restaurant may still cancel or reject the order. */
export function isCancellable(status: OrderStatus): status is CancellableStatus {
  return status !== "rejected" && status !== "canceled";
}
