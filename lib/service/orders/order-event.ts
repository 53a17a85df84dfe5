import { toMajor } from "@/lib/core/money/money";
import type { NewEventOf } from "@/lib/platform/events/event";
import type { EventData } from "@/lib/platform/events/event-definition";
import { parseOptionLabel } from "@/lib/restaurant/pricing/option-label";
import { taxLinesView, toPercent } from "@/lib/restaurant/tax/tax-contract";
import { isAddressChecked } from "@/lib/service/orders/placement/order-address";
import type { Order, OrderActor, OrderItem } from "./order";
import type { OrderStatus } from "./order-status";

const whichOrder = ({ id, number }: Pick<Order, "id" | "number">) => ({
  orderId: id,
  orderNumber: String(number),
});

/** Specification, Events: order.created, with all that a kitchen and a till need. */
export function orderCreatedEvent(order: Order): NewEventOf<"order.created"> {
  const { currency } = order;
  const major = (minor: number) => toMajor(minor, currency);
  return {
    type: "order.created",
    orderId: order.id,
    data: {
      ...whichOrder(order),
      type: order.type,
      status: order.status,
      paymentStatus: order.paymentStatus,
      total: major(order.totalMinor),
      customerEmail: order.customerEmail,
      addressChecked: order.type === "delivery" ? isAddressChecked(order) : null,
      isTest: order.isTest,
      channel: order.channel,
      externalReference: order.externalReference,
      scheduledFor: order.scheduledFor?.toISOString() ?? null,
      items: order.items.map((item, position) => lineOf(item, position, currency)),
      currency,
      subtotal: major(order.subtotalMinor),
      discount: major(order.discountMinor),
      couponCode: order.couponCode,
      deliveryFee: major(order.deliveryFeeMinor),
      serviceCharge: major(order.serviceChargeMinor),
      taxAdded: major(order.taxAddedMinor),
      taxLines: taxLinesView(order.taxLines, currency),
      tip: major(order.tipMinor),
      giftCardAmount: major(order.giftCardMinor),
      paymentMethod: order.paymentMethod,
      locale: order.locale,
      customerName: order.customerName,
      customerPhone: order.customerPhone,
      deliveryAddress: order.deliveryAddress,
      postcode: order.postcode,
      city: order.city,
      notes: order.notes,
      tableName: order.tableName,
      eatIn: order.eatIn,
      minimumAge: order.minimumAge,
      createdAt: order.createdAt.toISOString(),
      promisedAt: order.promisedAt.toISOString(),
    },
  };
}

function lineOf(
  item: OrderItem,
  position: number,
  currency: string,
): EventData<"order.created">["items"][number] {
  const halved = new Set(item.shown?.halvedGroups);
  const known = item.shown?.known;
  return {
    productId: item.productId,
    externalId: known?.externalId ?? null,
    productName: item.productName,
    quantity: item.quantity,
    price: toMajor(item.unitPriceMinor, currency),
    lineItemId: String(position),
    kitchenName: item.shown?.kitchenName ?? item.productName,
    lineTotal: toMajor(item.lineTotalMinor, currency),
    note: item.note,
    options: Object.entries(item.selectedOptions).flatMap(([group, labels]) =>
      labels.map((label) => {
        const { name } = parseOptionLabel(label, currency);
        const choice = known?.choices.find((each) => each.group === group && each.label === label);
        return {
          ...{ group, label, name, half: halved.has(group) },
          id: choice?.id ?? null,
          externalId: choice?.externalId ?? null,
          priceDelta: choice ? toMajor(choice.deltaMinor, currency) : null,
        };
      }),
    ),
    taxRate: item.taxBps === null ? null : toPercent(item.taxBps),
  };
}

type Move = { from: OrderStatus; to: OrderStatus; at: Date; actor: OrderActor["kind"] };

/** Specification, Events: order.status_changed. */
export function statusChangedEvent(
  order: Order,
  { from, to, at, actor }: Move,
): NewEventOf<"order.status_changed"> {
  return {
    type: "order.status_changed",
    orderId: order.id,
    data: {
      ...whichOrder(order),
      previousStatus: from,
      status: to,
      transitionedAt: at.toISOString(),
      actor,
      promisedAt: order.promisedAt.toISOString(),
    },
  };
}

export type OrderUpdate = EventData<"order.updated">["what"];

/** order.updated (docs/decisions/066), of the order as it is after the change: what changed is read from the order. */
export function orderUpdatedEvent(
  order: Order,
  { what, at, actor }: { what: OrderUpdate; at: Date; actor: OrderActor["kind"] },
): NewEventOf<"order.updated"> {
  return {
    type: "order.updated",
    orderId: order.id,
    data: {
      ...whichOrder(order),
      what,
      status: order.status,
      updatedAt: at.toISOString(),
      actor,
      total: toMajor(order.totalMinor, order.currency),
      currency: order.currency,
      promisedAt: order.promisedAt.toISOString(),
    },
  };
}

/** Specification, Events: order.canceled, for cancellations and rejections. */
export function orderCanceledEvent(
  order: Order,
  { from, to, at, actor, refundMinor, reason }: Move & { refundMinor: number; reason: string | null },
): NewEventOf<"order.canceled"> {
  return {
    type: "order.canceled",
    orderId: order.id,
    data: {
      ...whichOrder(order),
      previousStatus: from,
      status: to,
      refundAmount: toMajor(refundMinor, order.currency),
      reason,
      transitionedAt: at.toISOString(),
      actor,
      currency: order.currency,
    },
  };
}

/** Specification, Events: order.payment_status_changed. */
export function paymentStatusChangedEvent(
  order: Order,
  change: { from: Order["paymentStatus"]; to: Order["paymentStatus"]; at: Date },
): NewEventOf<"order.payment_status_changed"> {
  return {
    type: "order.payment_status_changed",
    orderId: order.id,
    data: {
      ...whichOrder(order),
      previousPaymentStatus: change.from,
      paymentStatus: change.to,
      changedAt: change.at.toISOString(),
      paymentMethod: order.paymentMethod,
      total: toMajor(order.totalMinor, order.currency),
      currency: order.currency,
    },
  };
}

type Numbered = Pick<Order, "id" | "number">;

/** Somebody at a board saw a new order. */
export function orderSeenEvent(order: Numbered, at: Date): NewEventOf<"order.seen"> {
  return { type: "order.seen", orderId: order.id, data: { ...whichOrder(order), seenAt: at.toISOString() } };
}

/** An order was prepared implausibly fast. */
export function orderFlaggedEvent(order: Numbered, at: Date): NewEventOf<"order.flagged"> {
  const data = { ...whichOrder(order), flaggedAt: at.toISOString() };
  return { type: "order.flagged", orderId: order.id, data };
}

/** The platform found nothing wrong with it. */
export function orderFlagClearedEvent(order: Numbered, at: Date): NewEventOf<"order.flag_cleared"> {
  const data = { ...whichOrder(order), clearedAt: at.toISOString() };
  return { type: "order.flag_cleared", orderId: order.id, data };
}

/** Its money is no longer held. */
export function orderReleasedEvent(order: Numbered, at: Date): NewEventOf<"order.released"> {
  const data = { ...whichOrder(order), releasedAt: at.toISOString() };
  return { type: "order.released", orderId: order.id, data };
}
