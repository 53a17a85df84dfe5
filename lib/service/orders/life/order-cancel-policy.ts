import type { EscrowStatus } from "@/lib/payments/escrow/escrow-status";
import type { MemberRole } from "@/lib/platform/db/generated/enums";
import { type CancellableStatus, isCooked, type OrderStatus } from "@/lib/service/orders/order-status";

/** Until when the customer may cancel, as far as time is concerned (Specification, Order status). */
export function customerCancelDeadline(createdAt: Date, graceMinutes: number): Date {
  return new Date(createdAt.getTime() + graceMinutes * 60_000);
}

export type CustomerCancelDecision =
  | { ok: true }
  | { ok: false; code: "NOT_CANCELLABLE"; reason: "ENDED" | "ACCEPTED" | "TOO_LATE" };

/** A customer may cancel while the order is pending and until the grace period is over, its last moment included. */
export function decideCustomerCancel(order: {
  status: OrderStatus;
  createdAt: Date;
  now: Date;
  graceMinutes: number;
}): CustomerCancelDecision {
  if (order.status === "canceled" || order.status === "rejected") {
    return { ok: false, code: "NOT_CANCELLABLE", reason: "ENDED" };
  }
  if (order.status !== "pending") return { ok: false, code: "NOT_CANCELLABLE", reason: "ACCEPTED" };
  const inTime = order.now <= customerCancelDeadline(order.createdAt, order.graceMinutes);
  return inTime ? { ok: true } : { ok: false, code: "NOT_CANCELLABLE", reason: "TOO_LATE" };
}

/** How long a team may still end an order after it was delivered. */
const TEAM_CANCEL_HOURS = 24;

/**
 * Whether an actor of the restaurant or the platform may still cancel or reject an order: an owner and the platform at
 * any time, co-managers and staff until a day after it was delivered, its last moment included.
 */
export function mayEndOrder(
  role: MemberRole | "superadmin",
  { deliveredAt, now }: { deliveredAt: Date | null; now: Date },
): boolean {
  if (role === "owner" || role === "superadmin" || deliveredAt === null) return true;
  return now.getTime() <= deliveredAt.getTime() + TEAM_CANCEL_HOURS * 3_600_000;
}

/**
 * When an order is canceled or rejected: void before acceptance or where nothing was captured. Otherwise the
 * status stays until the processor confirms the refund, see escrowAfterRefund.
 */
export function escrowAfterCancel(order: {
  status: CancellableStatus;
  escrowStatus: EscrowStatus;
  capturedMinor: number;
}): EscrowStatus {
  return order.status === "pending" || order.capturedMinor === 0 ? "void" : order.escrowStatus;
}

/** The money of an order in minor units: the processor's part and the gift card's. */
export type OrderMoney = {
  escrowStatus: EscrowStatus;
  capturedMinor: number;
  /** Confirmed and pending refunds, and disputed amounts, together. */
  refundedMinor: number;
  /** What a gift card paid and what is not back on it. */
  giftCardMinor: number;
};

/** What is returned, once, when an order is canceled or rejected. */
export type Returns = {
  /** False once the food is being made. */
  stock: boolean;
  giftCardMinor: number;
  processorRefundMinor: number;
  refundMinor: number;
  escrowStatus: EscrowStatus;
};

/**
 * What an order returns when it ends from the given state, besides its coupon's use: all money that is not back yet, the
 * gift card's part to the card; and the stock, unless the food is already being made.
 */
export function decideReturns(status: CancellableStatus, money: OrderMoney): Returns {
  const processorRefundMinor = Math.max(0, money.capturedMinor - money.refundedMinor);
  return {
    stock: !isCooked(status),
    giftCardMinor: money.giftCardMinor,
    processorRefundMinor,
    refundMinor: processorRefundMinor + money.giftCardMinor,
    escrowStatus: escrowAfterCancel({ status, ...money }),
  };
}

/**
 * The payment status once the returns are made. An order that a gift card paid in full has all of its money back at
 * once; captured money is only back when the processor says so, and cash is settled at the counter.
 */
export function paymentStatusAfterReturns<S extends string>(
  order: { paymentStatus: S; totalMinor: number },
  returns: Pick<Returns, "giftCardMinor">,
): S | "refunded" {
  const paidByCard = order.paymentStatus === "paid" && order.totalMinor === 0 && returns.giftCardMinor > 0;
  return paidByCard ? "refunded" : order.paymentStatus;
}
