import { z } from "zod";
import { MAX_PHONE_LENGTH } from "@/lib/core/contact/contact";
import { EmailInput, PersonName } from "@/lib/core/contact/contact-contract";
import { MAX_EXTERNAL_ID_LENGTH } from "@/lib/core/ids/external-id";
import { ExternalId } from "@/lib/core/ids/external-id-contract";
import { PAID_METHODS } from "@/lib/payments/payments/payment-method";
import { MAX_REASON_LENGTH } from "@/lib/payments/subject/reason-length";
import { ExternalFields } from "@/lib/payments/till/till-payment-contract";
import { MAX_EXTERNAL_METHOD_LENGTH } from "@/lib/restaurant/tenancy/external-method";
import { STAFF_CHANNELS } from "@/lib/service/orders/order-channel";
import {
  OperatorOrder,
  OrderItemRequest,
  OrderRequest,
  optionalText,
} from "@/lib/service/orders/order-contract";
import { MAX_LINES } from "@/lib/service/orders/order-limits";

export const MAX_LINE_NOTE_LENGTH = 200;
const MAX_CHOICES = 200;
const MAX_TABLE_LENGTH = 40;
const MAX_REFERENCE_LENGTH = 100;

const reason = z.string().trim().min(1).max(MAX_REASON_LENGTH);

export const StaffItemRequest = OrderItemRequest.extend({
  price: z.number().nullish().describe("Informational only; the price charged is the menu's, or `ownPrice`"),
  note: optionalText(MAX_LINE_NOTE_LENGTH).describe("For the kitchen"),
  ownPrice: z
    .object({ unitPrice: z.number().min(0), reason })
    .nullish()
    .describe(
      "Another price for one unit with its options, in major units; by owners, co-managers and keys with `order_prices:write`",
    ),
});

/** A line of a program, which may name what is ordered in its own words. */
const ProgramItemRequest = StaffItemRequest.extend({
  productId: StaffItemRequest.shape.productId.optional().describe("Or `externalId`"),
  externalId: ExternalId.optional().describe(
    "What your own system calls the product, in place of `productId`",
  ),
  choices: z
    .array(z.string().min(1).max(MAX_EXTERNAL_ID_LENGTH))
    .max(MAX_CHOICES)
    .optional()
    .describe(
      "The chosen options by `id` or `externalId` of the menu's `choices`, in place of `selectedOptions`; new names and prices change neither",
    ),
})
  .refine(({ productId, externalId }) => (productId === undefined) !== (externalId === undefined), {
    path: ["productId"],
    message: "or externalId is needed, and not both",
  })
  .refine(({ choices, selectedOptions }) => choices === undefined || selectedOptions == null, {
    path: ["choices"],
    message: "cannot be sent beside selectedOptions",
  });

/** What a member takes off the lines. */
export const StaffDiscount = z
  .object({
    percent: z.number().gt(0).max(100).nullish(),
    amount: z.number().positive().nullish(),
    reason,
  })
  .refine(({ percent, amount }) => (percent == null) !== (amount == null), "needs percent or amount");

export const StaffOrderRequest = OrderRequest.extend({
  channel: z.enum(STAFF_CHANNELS).describe("How it came in"),
  customerName: PersonName.describe("Or what is called out: a number, a table"),
  customerEmail: EmailInput.nullish().describe("Left out where no emails are to be sent"),
  customerPhone: z.string().trim().max(MAX_PHONE_LENGTH).nullish(),
  tableName: optionalText(MAX_TABLE_LENGTH).describe("The table to which it is brought"),
  eatIn: z.boolean().nullish().describe("Eaten in the restaurant, and taxed so; pickup only"),
  paymentMethod: z.enum(PAID_METHODS),
  scheduledFor: OrderRequest.shape.scheduledFor.describe(
    "Any time ahead; one that guests could not choose is a warning",
  ),
  discount: StaffDiscount.nullish().describe(
    "Off the lines, in place of a coupon; by owners, co-managers and keys with `order_prices:write`",
  ),
  ownDeliveryFee: z
    .number()
    .min(0)
    .nullish()
    .describe(
      "In place of the restaurant's delivery fee, in major units; by owners, co-managers and keys with `order_prices:write`",
    ),
  externalReference: optionalText(MAX_REFERENCE_LENGTH).describe(
    "What the program that sends it calls it, unique within the channel: a repeat by the same key or member answers with the order that is there, whatever else it says; by another it is refused with `REFERENCE_TAKEN`",
  ),
  paidElsewhere: z
    .object({
      type: z
        .string()
        .trim()
        .min(1)
        .max(MAX_EXTERNAL_METHOD_LENGTH)
        .describe("One of the restaurant's `externalMethods`"),
      reference: ExternalFields.shape.reference,
    })
    .nullish()
    .describe(
      "All of it was paid already, such as to an aggregator, by one of the restaurant's own ways; with `paymentMethod` `external` only",
    ),
  isTest: z.boolean().nullish().describe("Counts in no report, no takings and no guest's sums; cash only"),
  items: z.array(ProgramItemRequest).min(1).max(MAX_LINES),
})
  .refine(({ discount, couponCode }) => !discount || !couponCode, {
    path: ["discount"],
    message: "cannot be combined with a coupon",
  })
  .refine(({ eatIn, type }) => !eatIn || type === "pickup", {
    path: ["eatIn"],
    message: "can only be set for pickup",
  })
  .refine(({ ownDeliveryFee, type }) => ownDeliveryFee == null || type === "delivery", {
    path: ["ownDeliveryFee"],
    message: "can only be set for delivery",
  })
  .refine(({ paidElsewhere, paymentMethod }) => !paidElsewhere || paymentMethod === "external", {
    path: ["paidElsewhere"],
    message: "needs the payment method external",
  })
  .refine(({ couponCode, customerEmail }) => !couponCode || customerEmail, {
    path: ["customerEmail"],
    message: "is needed with a coupon, which can be limited per customer",
  })
  .refine(
    ({ isTest, paymentMethod, giftCardCode }) => !isTest || (paymentMethod === "cash" && !giftCardCode),
    {
      path: ["isTest"],
      message: "can only be set for orders in cash, without a gift card",
    },
  )
  .meta({ id: "StaffOrderRequest" });

export type StaffOrderRequest = z.output<typeof StaffOrderRequest>;

type StaffItem = z.output<typeof StaffItemRequest>;
/** With what is ordered as the menu names it. */
export type NamedStaffOrder = Omit<StaffOrderRequest, "items"> & { items: StaffItem[] };

export const OrderWarningWire = z
  .object({
    code: z.string().describe("With which a guest would be refused"),
    message: z.string(),
    lineIndex: z.int().optional().describe("The line that it is about"),
  })
  .meta({ id: "OrderWarning" });

export const StaffOrder = z
  .object({
    order: OperatorOrder,
    warnings: z.array(OrderWarningWire).describe("Why a guest could not have placed it; empty in a repeat"),
    paymentUrl: z
      .string()
      .nullable()
      .describe("Where the guest pays online; null where nothing is paid online"),
  })
  .meta({ id: "StaffOrder" });

export const OrderQuote = z
  .object({
    currency: z.string(),
    subtotal: z.number(),
    discount: z.number(),
    deliveryFee: z.number(),
    serviceCharge: z.number(),
    taxAdded: z.number(),
    tip: z.number(),
    giftCardAmount: z.number(),
    total: z.number(),
    promisedAt: z.iso.datetime(),
    items: z.array(z.object({ price: z.number(), lineTotal: z.number() })),
    warnings: z.array(OrderWarningWire),
  })
  .meta({ id: "OrderQuote" });
