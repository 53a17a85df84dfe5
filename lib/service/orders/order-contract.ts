import { z } from "zod";
import { MAX_ADDRESS_LENGTH, MAX_CITY_LENGTH, MAX_POSTCODE_LENGTH } from "@/lib/core/contact/contact";
import { EmailInput, PersonName, PhoneInput } from "@/lib/core/contact/contact-contract";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";
import { InstantInput } from "@/lib/core/time/time-contract";
import { ESCROW_STATUSES } from "@/lib/payments/escrow/escrow-status";
import { PAID_METHODS, PAYMENT_METHODS } from "@/lib/payments/payments/payment-method";
import { REFUND_STATES } from "@/lib/payments/subject/money-states";
import { REFUND_PURSES } from "@/lib/payments/subject/refund-purse";
import { TillPaymentWire } from "@/lib/payments/till/till-payment-contract";
import { ADDRESS_LOOKUPS, MAX_ADDRESS_TOKEN_LENGTH } from "@/lib/restaurant/delivery/address-token";
import { MAX_QUANTITY } from "@/lib/restaurant/pricing/price-line";
import { SelectedOptionsInput } from "@/lib/restaurant/pricing/selected-options-input";
import { TaxLineWire } from "@/lib/restaurant/tax/tax-contract";
import { ProposalWire } from "@/lib/service/orders/proposals/order-proposal-contract";
import { ORDER_CHANNELS } from "./order-channel";
import { OrderItemWire, StaffOrderItem } from "./order-item-contract";
import { MAX_CODE_LENGTH, MAX_LINES, MAX_NOTES_LENGTH } from "./order-limits";
import { ORDER_STATUSES, PAYMENT_STATUSES } from "./order-status";
import { TIMELINE_ACTS } from "./timeline-act";

/** Blank text counts as absent. */
export const optionalText = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength)
    .nullish()
    .transform((text) => text || null);

export const AddressToken = z
  .string()
  .max(MAX_ADDRESS_TOKEN_LENGTH)
  .nullish()
  .describe(
    "What checkDeliveryAddress answered for this address. It is good until the end of the next day (UTC); without it, or with one for another address, the order is taken with `addressChecked: false`",
  );

export const OrderItemRequest = z.object({
  productId: z.string().min(1).max(100),
  productName: z.string().max(500).nullish(),
  quantity: z.int().min(1).max(MAX_QUANTITY),
  price: z.number().describe("Informational only; the price charged is the menu's"),
  selectedOptions: SelectedOptionsInput.nullish().describe("Option-group name to chosen labels"),
});

export const OrderRequest = z
  .object({
    type: z.enum(["pickup", "delivery"]),
    customerName: PersonName,
    customerEmail: EmailInput,
    customerPhone: PhoneInput,
    deliveryAddress: optionalText(MAX_ADDRESS_LENGTH),
    postcode: optionalText(MAX_POSTCODE_LENGTH),
    city: optionalText(MAX_CITY_LENGTH).describe("Beside `deliveryAddress`, which names it as well"),
    notes: optionalText(MAX_NOTES_LENGTH),
    paymentMethod: z.enum(PAYMENT_METHODS),
    couponCode: optionalText(MAX_CODE_LENGTH),
    giftCardCode: optionalText(MAX_CODE_LENGTH),
    tip: z
      .number()
      .min(0)
      .nullish()
      .describe(
        "On top of the price and at most as much again, in major units, where the restaurant takes tips",
      ),
    scheduledFor: InstantInput.nullish().describe(
      "One of the times of listOrderTimes; left out for as soon as possible",
    ),
    ageConfirmed: z
      .boolean()
      .nullish()
      .describe("True where the guest confirms to be old enough for every product with a `minimumAge`"),
    customerCoords: z
      .object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
      .nullish()
      .describe("When present, the delivery radius is checked"),
    addressToken: AddressToken,
    items: z.array(OrderItemRequest).min(1).max(MAX_LINES),
  })
  .meta({ id: "OrderRequest" });

export type OrderRequest = z.output<typeof OrderRequest>;

export const TestOrderRequest = OrderRequest.omit({ couponCode: true, giftCardCode: true })
  .extend({ paymentMethod: z.literal("cash") })
  .meta({ id: "TestOrderRequest" });

const instant = z.iso.datetime();

export const OrderStatusWire = z.enum(ORDER_STATUSES);
export const PaymentStatusWire = z.enum(PAYMENT_STATUSES);
export const EscrowStatusWire = z.enum(ESCROW_STATUSES);

const orderFields = {
  id: z.string(),
  orderNumber: z.string(),
  type: z.enum(["pickup", "delivery"]),
  status: OrderStatusWire,
  paymentMethod: z
    .enum(PAID_METHODS)
    .describe(
      "`external`: taken by the restaurant itself, on its terminal or otherwise; only staff can say so",
    ),
  paymentStatus: PaymentStatusWire,
  escrowStatus: EscrowStatusWire,
  currency: z.string(),
  subtotal: z.number(),
  discount: z.number(),
  deliveryFee: z.number(),
  taxAdded: z.number().describe("Tax on top of the prices; 0 where prices contain their tax"),
  taxLines: z
    .array(TaxLineWire)
    .describe("The tax in what the order costs before its gift card, per rate; empty where none is shown"),
  serviceCharge: z.number().describe("0 where the restaurant has none"),
  tip: z.number().describe("What the guest gives on top; not taxed"),
  giftCardAmount: z.number(),
  total: z
    .number()
    .describe(
      "What is left to pay: subtotal - discount + delivery fee + service charge + added tax + tip - gift card",
    ),
  refunded: z
    .number()
    .describe("What went back to the customer or is on its way, the gift card's part included"),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  deliveryAddress: z.string().nullable(),
  postcode: z.string().nullable(),
  city: z.string().nullable().describe("Where it was sent beside the delivery address"),
  addressChecked: z
    .boolean()
    .nullable()
    .describe(
      "Whether the platform found the delivery address on a map; null for pickup, and for orders from before it looked",
    ),
  notes: z.string().nullable(),
  couponCode: z.string().nullable(),
  items: z.array(OrderItemWire),
  createdAt: instant,
  promisedAt: instant.describe("When it should be ready or at the door"),
  scheduledFor: instant.nullable().describe("The time that the guest chose; null for as soon as possible"),
  cancellableUntil: instant.describe("The customer can cancel until then, while the order is pending"),
  acceptedAt: instant.nullable(),
  preparingStartedAt: instant.nullable(),
  readyAt: instant.nullable(),
  deliveredAt: instant.nullable(),
  canceledAt: instant.nullable(),
  rejectedAt: instant.nullable(),
  changedAt: instant
    .nullable()
    .describe("When the guest last changed the note, the address or the phone number; null if never"),
  proposal: ProposalWire.nullable().describe("The restaurant's latest proposal to change the order"),
  endReason: z
    .string()
    .nullable()
    .describe("Why the order was canceled or rejected, as sent to the customer"),
  minimumAge: z
    .int()
    .nullable()
    .describe("The age that the customer confirmed, to be proven by an ID at the handover; null is any age"),
};

export const PublicOrder = z.object(orderFields).meta({ id: "Order" });

export const PlacedOrder = z
  .object({
    ...orderFields,
    clientSecret: z
      .string()
      .nullable()
      .describe("For the processor's payment form; null when nothing is left to pay online"),
  })
  .meta({ id: "PlacedOrder" });

export const TimelineEventWire = z
  .object({
    status: OrderStatusWire,
    at: instant,
    actor: z.enum(["customer", "restaurant", "platform", "system"]),
    actorName: z.string().optional().describe("Who of the restaurant's team did it"),
    note: z.string().optional(),
    act: z
      .enum(TIMELINE_ACTS)
      .optional()
      .describe("What happened besides a change of status; left out where the status changed"),
  })
  .meta({ id: "OrderTimelineEvent" });

export const RefundWire = z
  .object({
    id: z.string(),
    amount: z.number(),
    tip: z.number().describe("How much of the amount is the tip"),
    purse: z
      .enum(REFUND_PURSES)
      .describe(
        "Where the money goes: back through the payment processor, to the gift card, or over the counter",
      ),
    status: z.enum(REFUND_STATES),
    reason: z.string(),
    createdAt: instant,
    taxLines: z.array(TaxLineWire).describe("The tax in it, per rate, once it has succeeded"),
    lineItems: z
      .array(
        z.object({
          lineItemId: z.string(),
          quantity: z.int().describe("0 where another refund completes the price of the units"),
          amount: z.number(),
          restocked: z.int().describe("How many of them went back into stock"),
        }),
      )
      .describe("Empty for a refund by amount and for the end of an order"),
  })
  .meta({ id: "Refund" });

/** What staff see of an order. */
export const OperatorOrder = z
  .object({
    ...orderFields,
    items: z.array(StaffOrderItem),
    addressLookup: z
      .enum(ADDRESS_LOOKUPS)
      .nullable()
      .describe("Why the address is or is not checked; null as `addressChecked`"),
    flagged: z.boolean().describe("Prepared implausibly fast and not yet cleared"),
    flaggedAt: instant.nullable(),
    flagClearedAt: instant.nullable().describe("When the platform cleared the flag"),
    releaseAt: instant.nullable(),
    kitchenAt: instant
      .nullable()
      .describe(
        "When the kitchen begins with a scheduled order, which waits until then; null for the others",
      ),
    seenAt: instant.nullable().describe("When somebody at one of the restaurant's boards first saw it"),
    isTest: z.boolean().describe("Placed by the restaurant to try things out; counts in no report"),
    channel: z.enum(ORDER_CHANNELS).describe("How it came in; all but `online` are taken by staff"),
    tableName: z.string().nullable().describe("The table to which staff bring it"),
    eatIn: z.boolean().describe("Eaten in the restaurant, and taxed so"),
    discountReason: z.string().nullable().describe("Why staff took something off; null for coupons"),
    externalReference: z
      .string()
      .nullable()
      .describe("What the program that placed it calls it, unique within its channel"),
    ownPrices: z
      .array(z.object({ lineItemId: z.string(), menuPrice: z.number(), reason: z.string() }))
      .describe("Lines whose price staff changed, and what the menu asked for one unit"),
    takenPayments: z
      .array(TillPaymentWire)
      .describe("What the restaurant itself took of the total and gave back, oldest first"),
    leftToTake: z.number().describe("What of the total is not paid yet"),
    edits: z.int().describe("How often staff changed its lines"),
    nextStatuses: z.array(OrderStatusWire),
    timeline: z.array(TimelineEventWire),
    refundHistory: z.array(RefundWire),
  })
  .meta({ id: "OperatorOrder" });

export const OrderParams = z.object({ tenantId: TenantParam, orderId: IdParam });
