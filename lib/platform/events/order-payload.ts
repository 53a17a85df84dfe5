import { z } from "zod";
import { EventActor, instant, maybeInstant, PaymentMethodOf, TaxLineOf } from "./payload-parts";

const OrderStatusOf = z.enum([
  "pending",
  "accepted",
  "preparing",
  "ready",
  "delivered",
  "rejected",
  "canceled",
]);
const PaymentStatusOf = z.enum(["pending", "paid", "failed", "refunded"]);

const whichOrder = { orderId: z.string(), orderNumber: z.string() };

/** One chosen option of a line, with what programs know it by (docs/decisions/117). */
const ChosenOption = z.object({
  group: z.string().describe("The group's name on the menu"),
  label: z.string().describe("As on the menu, with its price: the key of the option in requests"),
  name: z.string().describe("The label without its price"),
  half: z.boolean().describe("On one half of the dish, and of half the price"),
  id: z.string().nullable().describe("As on the menu; null where the order does not know it"),
  externalId: z.string().nullable().describe("What another system calls it"),
  priceDelta: z.number().nullable().describe("What it added to the price of one unit; null as `id`"),
});

const OrderLine = z.object({
  productId: z.string(),
  externalId: z.string().nullable().describe("What another system calls the dish"),
  productName: z.string().describe("In the order's language"),
  quantity: z.int(),
  price: z.number().describe("Of one unit, options included"),
  lineItemId: z.string().describe("Names the line within its order"),
  kitchenName: z.string().describe("In the restaurant's first language"),
  lineTotal: z.number(),
  note: z.string().nullable().describe("What staff noted for the kitchen"),
  options: z.array(ChosenOption),
  taxRate: z.number().nullable().describe("In percent; null where the restaurant shows no tax"),
});

export const OrderCreated = z.object({
  ...whichOrder,
  type: z.enum(["pickup", "delivery"]),
  status: OrderStatusOf,
  paymentStatus: PaymentStatusOf,
  total: z.number().describe("What is left to pay, after discount and gift card, with fees, tax and tip"),
  customerEmail: z.string(),
  addressChecked: z
    .boolean()
    .nullable()
    .describe("Whether the address was found on a map; null for pickup, and where nobody looked"),
  isTest: z.boolean().describe("Placed by the restaurant to try things out; nobody is waiting for it"),
  channel: z.enum(["online", "phone", "counter", "table", "aggregator"]).describe("How it came in"),
  externalReference: z
    .string()
    .nullable()
    .describe("What the program that brought it calls it; one per channel"),
  scheduledFor: maybeInstant.describe("The time that the guest chose; null for as soon as possible"),
  items: z.array(OrderLine),
  currency: z.string().describe("ISO 4217; every amount here is in its major units"),
  subtotal: z.number(),
  discount: z.number(),
  couponCode: z.string().nullable(),
  deliveryFee: z.number(),
  serviceCharge: z.number(),
  taxAdded: z.number().describe("Tax on top of the prices; 0 where prices contain their tax"),
  taxLines: z.array(TaxLineOf).describe("The tax in it, per rate; empty where none is shown"),
  tip: z.number(),
  giftCardAmount: z.number().describe("Paid with a gift card, and not in `total`"),
  paymentMethod: PaymentMethodOf,
  locale: z.string().describe("The guest's language"),
  customerName: z.string(),
  customerPhone: z.string(),
  deliveryAddress: z.string().nullable(),
  postcode: z.string().nullable(),
  city: z.string().nullable(),
  notes: z.string().nullable().describe("From the guest"),
  tableName: z.string().nullable().describe("The table to which staff bring it"),
  eatIn: z.boolean().describe("Eaten in the restaurant, and taxed so"),
  minimumAge: z.int().nullable().describe("To be proven at the handover; null is any age"),
  createdAt: instant,
  promisedAt: instant.describe("When it should be ready or at the door"),
});

export const OrderStatusChanged = z.object({
  ...whichOrder,
  previousStatus: OrderStatusOf,
  status: OrderStatusOf,
  transitionedAt: instant.describe("When it moved to its status"),
  actor: EventActor,
  promisedAt: instant.describe("When it should be ready or at the door, as said now"),
});

export const OrderCanceled = z.object({
  ...whichOrder,
  previousStatus: OrderStatusOf,
  status: OrderStatusOf,
  refundAmount: z.number().describe("What goes back to the guest, in major units"),
  reason: z.string().nullable(),
  transitionedAt: instant.describe("When it moved to its status"),
  actor: EventActor,
  currency: z.string(),
});

export const OrderUpdated = z.object({
  ...whichOrder,
  what: z
    .enum(["details", "proposed", "proposal_taken", "payment_taken", "edited"])
    .describe(
      "`details`: the guest changed note, phone number or address; `proposed`, `proposal_taken`: the restaurant proposed a change, and the guest took it; `payment_taken`: the restaurant took money itself; `edited`: staff changed the lines. The rest is read from the order",
    ),
  status: OrderStatusOf,
  updatedAt: instant,
  actor: EventActor,
  total: z.number().describe("As it is now"),
  currency: z.string(),
  promisedAt: instant,
});

export const OrderPaymentStatusChanged = z.object({
  ...whichOrder,
  previousPaymentStatus: PaymentStatusOf,
  paymentStatus: PaymentStatusOf,
  changedAt: instant,
  paymentMethod: PaymentMethodOf,
  total: z.number(),
  currency: z.string(),
});

export const OrderSeen = z.object({ ...whichOrder, seenAt: instant });

export const OrderFlagged = z.object({ ...whichOrder, flaggedAt: instant });

export const OrderFlagCleared = z.object({ ...whichOrder, clearedAt: instant });

export const OrderReleased = z.object({ ...whichOrder, releasedAt: instant });
