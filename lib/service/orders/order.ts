import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { EscrowStatus } from "@/lib/payments/escrow/escrow-status";
import type { PaidMethod } from "@/lib/payments/payments/payment-method";
import type { RefundState } from "@/lib/payments/subject/money-states";
import type { RefundPurse } from "@/lib/payments/subject/refund-purse";
import type { TillPayment } from "@/lib/payments/till/till-payment";
import type { AddressLookupState } from "@/lib/restaurant/delivery/address-token";
import type { TaxLine } from "@/lib/restaurant/tax/tax";
import type { OrderChannel } from "./order-channel";
import type { OrderStatus, PAYMENT_STATUSES } from "./order-status";
import type { TimelineAct } from "./timeline-act";

export type OrderRef = { tenantId: TenantId; orderId: string };

/** What a diner read about a line, in the order's locale. */
export type ShownLine = {
  /** The dish in the restaurant's first language, which the kitchen reads. */
  kitchenName: string;
  /** The names of the chosen options in the menu's order, without prices. */
  options: string[];
  /** The groups of which each option is on one half; left out where there are none. */
  halvedGroups?: string[];
  /** Of the dish with its options: codes of the fourteen, and other texts as the restaurant wrote them. */
  allergens: string[];
  /** What programs know the line by, as the menu had it; left out in orders from before it was kept. */
  known?: KnownLine;
};

/** What programs know a line by: the dish, and the options in the menu's order (ADR 117). */
export type KnownLine = {
  /** What another system calls the dish; null where none does. */
  externalId: string | null;
  choices: KnownChoice[];
};

export type KnownChoice = {
  group: string;
  label: string;
  id: string;
  externalId: string | null;
  /** What it added to the price of one unit, as its share where it is a half. */
  deltaMinor: number;
};

export type OrderItem = {
  productId: string;
  /** In the order's locale. */
  productName: string;
  quantity: number;
  unitPriceMinor: number;
  lineTotalMinor: number;
  /** Group name to chosen labels, as on the menu. */
  selectedOptions: Record<string, string[]>;
  /** What the diner read beside the name; null for orders from before it was kept. */
  shown: ShownLine | null;
  /** Its rate in hundredths of a percent; null where the restaurant showed no tax. */
  taxBps: number | null;
  /** Its part of the tax that came on top of the prices. */
  taxAddedMinor: number;
  /** What staff noted for the kitchen. */
  note: string | null;
  /** What the menu asked for one unit where staff set a price of their own, and why; both null at the menu's price. */
  menuPriceMinor: number | null;
  priceReason: string | null;
};

/** One line with what went back of it, see prisma/schema/orders.prisma. */
export type SoldItem = OrderItem & {
  refundedQuantity: number;
  refundedMinor: number;
  restockedQuantity: number;
};

/** An order as it is stored. Amounts are minor units of `currency`. */
export type Order = {
  id: string;
  number: number;
  type: "pickup" | "delivery";
  status: OrderStatus;
  paymentMethod: PaidMethod;
  paymentStatus: (typeof PAYMENT_STATUSES)[number];
  escrowStatus: EscrowStatus;
  currency: string;
  locale: string;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  deliveryAddress: string | null;
  postcode: string | null;
  /** Where it was typed in a field of its own; the delivery address ends with it then. */
  city: string | null;
  /** What this server knows of the address; null for pickup, and for orders from before it looked addresses up. */
  addressLookup: AddressLookupState | null;
  notes: string | null;
  latitude: number | null;
  longitude: number | null;
  subtotalMinor: number;
  discountMinor: number;
  deliveryFeeMinor: number;
  /** The tax in what the order costs; empty where the restaurant shows none. */
  taxLines: TaxLine[];
  /** Of it, what came on top of the prices. */
  taxAddedMinor: number;
  serviceChargeMinor: number;
  tipMinor: number;
  giftCardMinor: number;
  totalMinor: number;
  couponId: string | null;
  couponCode: string | null;
  giftCardId: string | null;
  /** The storefront account that placed it, or null. */
  customerId: string | null;
  /** The marketplace account that placed it, or null. */
  bazarUserId: string | null;
  promisedAt: Date;
  /** The time that the guest chose; null for as soon as possible. */
  scheduledFor: Date | null;
  /** When the kitchen begins with a scheduled order. */
  kitchenAt: Date | null;
  /** The quarter hour in which it counts against the limit of the restaurant. */
  slotAt: Date | null;
  payBefore: Date | null;
  paidAt: Date | null;
  createdAt: Date;
  acceptedAt: Date | null;
  preparingStartedAt: Date | null;
  readyAt: Date | null;
  deliveredAt: Date | null;
  canceledAt: Date | null;
  rejectedAt: Date | null;
  endReason: string | null;
  flaggedAt: Date | null;
  flagClearedAt: Date | null;
  releaseAt: Date | null;
  releasedAt: Date | null;
  /** When somebody at one of the restaurant's boards first saw it. */
  seenAt: Date | null;
  /** When the guest last changed note, address or phone number. */
  changedAt: Date | null;
  /** Placed by the restaurant to try things out. */
  isTest: boolean;
  /** The age that the guest confirmed; null where any age may have what was ordered. */
  minimumAge: number | null;
  /** How it came in; all but `online` are taken by staff. */
  channel: OrderChannel;
  /** The member who took it; null for guests. */
  placedBy: string | null;
  /** The table to which staff bring it. */
  tableName: string | null;
  /** Eaten in the restaurant, and taxed so. */
  eatIn: boolean;
  /** Why staff took something off the price; null for coupons. */
  discountReason: string | null;
  /** What the program that placed it calls it, unique within its channel. */
  externalReference: string | null;
  /** What the restaurant itself took of the total. */
  tillMinor: number;
  /** How often staff changed its lines. */
  edits: number;
  items: OrderItem[];
};

/** What the ingredients that an order takes are booked on: an edited order takes them anew. */
export function saleIdOf({ id, edits }: Pick<Order, "id" | "edits">): string {
  return edits === 0 ? id : `${id}/${edits}`;
}

export type OrderActor = { kind: "customer" | "restaurant" | "platform" | "system"; userId: string | null };

export type OrderDetail = Omit<Order, "items"> & {
  items: SoldItem[];
  timeline: {
    status: OrderStatus;
    at: Date;
    actor: OrderActor["kind"];
    act: TimelineAct | null;
    /** Of the restaurant's team, where it is read. */
    actorName?: string | null;
    note: string | null;
  }[];
  refunds: OrderRefund[];
  /** What the restaurant itself took and gave back, oldest first. */
  tillPayments: TillPayment[];
  /** The latest one, or null. */
  proposal: OrderProposalRow | null;
};

/** A change and what of the line's money it takes away, in minor units. */
export type PricedChange = {
  position: number;
  /** Units that are not made; 0 where the line is replaced. */
  quantity: number;
  /** What the line becomes, or null. */
  replacement: { productId: string; productName: string; unitPriceMinor: number; shown: ShownLine } | null;
  /** Off the line's own price, of which the discount bore a part. */
  lineTotalMinor: number;
  discountMinor: number;
  taxAddedMinor: number;
  /** What the guest paid or would have paid for it: price less discount, with added tax. */
  amountMinor: number;
};

export type OrderProposalRow = {
  id: string;
  changes: (PricedChange & { productName: string })[];
  promisedAt: Date | null;
  message: string | null;
  amountMinor: number;
  createdBy: string | null;
  createdAt: Date;
  expiresAt: Date;
  answer: "taken" | "declined" | null;
};

export type OrderRefund = {
  id: string;
  amountMinor: number;
  /** How much of it is the tip. */
  tipMinor: number;
  /** Where the money goes: through the processor, to the gift card, or over the counter. */
  purse: RefundPurse;
  status: RefundState;
  reason: string;
  createdAt: Date;
  /** The tax in it, once it has succeeded. */
  taxLines: TaxLine[];
  /** What it gives back line by line; empty where it is for an amount or the end of the order. */
  lines: { position: number; quantity: number; amountMinor: number; restockedQuantity: number }[];
};
