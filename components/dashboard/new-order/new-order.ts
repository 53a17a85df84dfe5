import { addLine, type RoundDish, type RoundLine } from "@/components/dashboard/tables/round-menu";
import { readAmountText } from "@/components/data/amount-text";
import type { BodyOf } from "@/components/data/api";
import type { components } from "@/components/data/generated/api-schema";
import { isRealEmail } from "@/lib/core/contact/no-email";

type Order = components["schemas"]["OperatorOrder"];

export type NewOrderService = "pickup" | "eatIn" | "delivery";
/** When the guest pays: as the order is taken, when it is handed over, or online by a link. */
export type PaysWhen = "now" | "later" | "link";

/** A line that staff enter, with what they say of it. */
export type NewOrderLine = RoundLine & { note: string; ownPrice: string; priceReason: string };

/** An order as staff enter it; texts are as they are typed. */
export type NewOrder = {
  channel: "phone" | "counter";
  service: NewOrderService;
  phone: string;
  name: string;
  email: string;
  tableName: string;
  deliveryAddress: string;
  postcode: string;
  city: string;
  notes: string;
  couponCode: string;
  giftCardCode: string;
  /** A wall-clock time of the restaurant, or empty for as soon as possible. */
  time: string;
  pays: PaysWhen;
  lines: readonly NewOrderLine[];
};

export const EMPTY_ORDER: NewOrder = {
  channel: "phone",
  service: "pickup",
  ...{ phone: "", name: "", email: "", tableName: "" },
  ...{ deliveryAddress: "", postcode: "", city: "", notes: "", time: "" },
  ...{ couponCode: "", giftCardCode: "" },
  pays: "later",
  lines: [],
};

/** The order with one more of a dish; a line that staff have changed stays as it is. */
export function withDish(order: NewOrder, line: Omit<RoundLine, "key">): NewOrder {
  const untouched = order.lines.filter(({ note, ownPrice }) => note === "" && ownPrice === "");
  const key = JSON.stringify([line.dish.id, line.selectedOptions]);
  const known = untouched.find((each) => each.key === key);
  if (known) return changedLine(order, known, { quantity: known.quantity + line.quantity });
  const [added] = addLine([], line);
  if (!added) return order;
  const isTaken = order.lines.some((each) => each.key === key);
  const fresh = { ...added, key: isTaken ? `${key} ${order.lines.length}` : key };
  return { ...order, lines: [...order.lines, { ...fresh, note: "", ownPrice: "", priceReason: "" }] };
}

/** The order with a line changed. */
export function changedLine(order: NewOrder, line: NewOrderLine, changes: Partial<NewOrderLine>): NewOrder {
  return {
    ...order,
    lines: order.lines.map((each) => (each.key === line.key ? { ...each, ...changes } : each)),
  };
}

/** The order for a guest who ordered before. */
export function withGuest(order: NewOrder, before: Order): NewOrder {
  return {
    ...order,
    phone: before.customerPhone,
    name: before.customerName,
    email: isRealEmail(before.customerEmail) ? before.customerEmail : "",
    service: before.type === "delivery" ? "delivery" : "pickup",
    ...(before.type === "delivery"
      ? {
          deliveryAddress: before.deliveryAddress ?? "",
          postcode: before.postcode ?? "",
          city: before.city ?? "",
        }
      : {}),
  };
}

/** The order with the dishes of an earlier one, as far as they are on the menu. */
export function withLinesOf(order: NewOrder, before: Order, menu: readonly RoundDish[]): NewOrder {
  return before.items.reduce((next, { productId, quantity, selectedOptions }) => {
    const dish = menu.find(({ id, soldOut }) => id === productId && !soldOut);
    return dish ? withDish(next, { dish, quantity, selectedOptions }) : next;
  }, order);
}

/** What is sent of its lines. */
export function itemsOf(order: Pick<NewOrder, "lines">, currency: string) {
  const given = (text: string) => text.trim() || null;
  return order.lines.map(({ dish, quantity, selectedOptions, note, ownPrice, priceReason }) => {
    const unitPrice = readAmountText(ownPrice, currency);
    return {
      ...{ productId: dish.id, quantity, selectedOptions, note: given(note) },
      ownPrice: unitPrice === null || given(priceReason) === null ? null : { unitPrice, reason: priceReason },
    };
  });
}

/** What is sent of an order. `scheduledFor` is its time as an instant. */
export function bodyOf(
  order: NewOrder,
  {
    fallbackName,
    currency,
    scheduledFor,
    addressToken,
  }: {
    /** Where no name was typed. */
    fallbackName: string;
    currency: string;
    scheduledFor: string | null;
    addressToken: string | null;
  },
): BodyOf<"placeStaffOrder"> {
  const { service } = order;
  const isDelivery = service === "delivery";
  const given = (text: string) => text.trim() || null;
  return {
    channel: order.channel,
    type: isDelivery ? "delivery" : "pickup",
    eatIn: service === "eatIn",
    customerName: given(order.name) ?? fallbackName,
    customerPhone: given(order.phone),
    customerEmail: given(order.email),
    tableName: service === "eatIn" ? given(order.tableName) : null,
    deliveryAddress: isDelivery ? given(order.deliveryAddress) : null,
    postcode: isDelivery ? given(order.postcode) : null,
    city: isDelivery ? given(order.city) : null,
    addressToken: isDelivery ? addressToken : null,
    notes: given(order.notes),
    couponCode: given(order.couponCode),
    giftCardCode: given(order.giftCardCode),
    scheduledFor,
    paymentMethod: order.pays === "link" ? "stripe" : order.pays === "now" ? "external" : "cash",
    items: itemsOf(order, currency),
  };
}

/** What is missing before an order can be taken, or null. */
export function missingOf(order: NewOrder): "dishes" | "phone" | "address" | null {
  if (order.lines.length === 0) return "dishes";
  if (order.channel === "phone" && order.phone.trim() === "") return "phone";
  if (order.service !== "delivery") return null;
  return order.deliveryAddress.trim() === "" ? "address" : null;
}
