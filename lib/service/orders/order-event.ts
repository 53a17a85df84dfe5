import { toMajor } from "@/lib/core/money/money";
import type { NewEvent } from "@/lib/platform/events/event";
import { isAddressChecked } from "@/lib/service/orders/placement/order-address";
import type { Order, OrderActor } from "./order";
import type { OrderStatus } from "./order-status";

/** Specification, Events: order.created. */
export function orderCreatedEvent(order: Order): NewEvent {
  return {
    type: "order.created",
    orderId: order.id,
    data: {
      orderId: order.id,
      orderNumber: String(order.number),
      type: order.type,
      status: order.status,
      paymentStatus: order.paymentStatus,
      total: toMajor(order.totalMinor, order.currency),
      customerEmail: order.customerEmail,
      ...(order.type === "delivery" ? { addressChecked: isAddressChecked(order) } : {}),
      ...(order.isTest ? { isTest: true } : {}),
      ...(order.channel === "online" ? {} : { channel: order.channel }),
      ...(order.scheduledFor ? { scheduledFor: order.scheduledFor.toISOString() } : {}),
      items: order.items.map((item) => ({
        productId: item.productId,
        productName: item.productName,
        quantity: item.quantity,
        price: toMajor(item.unitPriceMinor, order.currency),
      })),
    },
  };
}

type Move = { from: OrderStatus; to: OrderStatus; at: Date; actor: OrderActor["kind"] };

/** Specification, Events: order.status_changed. */
export function statusChangedEvent(order: Order, { from, to, at, actor }: Move): NewEvent {
  return {
    type: "order.status_changed",
    orderId: order.id,
    data: {
      orderId: order.id,
      orderNumber: String(order.number),
      previousStatus: from,
      status: to,
      transitionedAt: at.toISOString(),
      actor,
    },
  };
}

export type OrderUpdate = "details" | "proposed" | "proposal_taken" | "payment_taken" | "edited";

/** order.updated (docs/decisions/066): what changed is read from the order. */
export function orderUpdatedEvent(
  order: Order,
  { what, at, actor }: { what: OrderUpdate; at: Date; actor: OrderActor["kind"] },
): NewEvent {
  return {
    type: "order.updated",
    orderId: order.id,
    data: {
      orderId: order.id,
      orderNumber: String(order.number),
      what,
      status: order.status,
      updatedAt: at.toISOString(),
      actor,
    },
  };
}

/** Specification, Events: order.canceled, for cancellations and rejections. */
export function orderCanceledEvent(
  order: Order,
  { from, to, at, actor, refundMinor, reason }: Move & { refundMinor: number; reason: string | null },
): NewEvent {
  return {
    type: "order.canceled",
    orderId: order.id,
    data: {
      orderId: order.id,
      orderNumber: String(order.number),
      previousStatus: from,
      status: to,
      refundAmount: toMajor(refundMinor, order.currency),
      reason,
      transitionedAt: at.toISOString(),
      actor,
    },
  };
}

/** Specification, Events: order.payment_status_changed. */
export function paymentStatusChangedEvent(
  order: Order,
  change: { from: Order["paymentStatus"]; to: Order["paymentStatus"]; at: Date },
): NewEvent {
  return {
    type: "order.payment_status_changed",
    orderId: order.id,
    data: {
      orderId: order.id,
      orderNumber: String(order.number),
      previousPaymentStatus: change.from,
      paymentStatus: change.to,
      changedAt: change.at.toISOString(),
    },
  };
}
