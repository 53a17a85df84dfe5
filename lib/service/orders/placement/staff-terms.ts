import type { Discount } from "@/lib/restaurant/pricing/discount";
import type { StaffChannel } from "@/lib/service/orders/order-channel";
import type { OrderRefusal } from "./order-refusal";

/** What the restaurant says of an order that one of its members takes, beyond what a guest can say. Amounts are minor units. */
export type StaffTerms = {
  channel: StaffChannel;
  /** The member who takes it. */
  placedBy: string;
  tableName: string | null;
  eatIn: boolean;
  /** What a program calls the order, unique within its channel. */
  externalReference: string | null;
  /** In place of the restaurant's. */
  deliveryFeeMinor: number | null;
  /** Off the lines, in place of a coupon. */
  discount: { off: Discount; reason: string } | null;
  /** By the order's lines. */
  lines: readonly { note: string | null; ownPrice: { unitMinor: number; reason: string } | null }[];
};

const OVERRULED = new Set<OrderRefusal["code"]>([
  "RESTAURANT_CLOSED",
  "ORDER_TIME_UNAVAILABLE",
  "OUTSIDE_RADIUS",
  "ADDRESS_UNKNOWN",
  "BELOW_MINIMUM",
]);

/** Whether staff may take an order although a guest could not place it: they are warned instead. */
export function isOverruled({ code, reason }: OrderRefusal): boolean {
  return OVERRULED.has(code) || reason === "NOT_SERVED";
}

/** What an order keeps of the terms; a guest's has none. */
export function termsFields(staff: StaffTerms | null) {
  return {
    channel: staff?.channel ?? ("online" as const),
    placedBy: staff?.placedBy ?? null,
    tableName: staff?.tableName ?? null,
    eatIn: staff?.eatIn ?? false,
    discountReason: staff?.discount?.reason ?? null,
    externalReference: staff?.externalReference ?? null,
  };
}
