import { z } from "zod";
import {
  MAX_ADDRESS_LENGTH,
  MAX_CITY_LENGTH,
  MAX_EMAIL_LENGTH,
  MAX_POSTCODE_LENGTH,
} from "@/lib/core/contact/contact";
import { PhoneInput } from "@/lib/core/contact/contact-contract";
import { REFUND_STATES } from "@/lib/payments/subject/money-states";
import { MAX_REASON_LENGTH } from "@/lib/payments/subject/reason-length";
import { AddressToken, OrderStatusWire } from "@/lib/service/orders/order-contract";
import { MAX_NOTES_LENGTH } from "@/lib/service/orders/order-limits";

const remark = z
  .string()
  .trim()
  .max(MAX_REASON_LENGTH)
  .nullish()
  .transform((text) => text || null);

export const ChangeOrderStatusBody = z
  .object({
    status: OrderStatusWire,
    expectedStatus: OrderStatusWire.nullish().describe(
      "Changes the order only while it has this status; otherwise INVALID_TRANSITION. For clients that send what was decided earlier",
    ),
    reason: remark.describe("Why the order is canceled or rejected; sent to the customer"),
    note: remark.describe("For the timeline; staff only"),
    delayMinutes: z
      .int()
      .min(1)
      .max(240)
      .nullish()
      .describe("With `accepted`: how much later than promised the order will be"),
  })
  .extend({
    unpaid: z
      .enum(["awaited", "written_off"])
      .nullish()
      .describe(
        "With `delivered`, of an order that is not paid and not in cash: whether its payment is still awaited, as without it, or written off. The timeline says which",
      ),
  })
  .refine((change) => change.delayMinutes == null || change.status === "accepted", {
    path: ["delayMinutes"],
    message: "can only be set when the order is accepted",
  })
  .refine((change) => change.unpaid == null || change.status === "delivered", {
    path: ["unpaid"],
    message: "can only be set when the order is delivered",
  })
  .meta({ id: "ChangeOrderStatusBody" });

export type ChangeOrderStatusBody = z.output<typeof ChangeOrderStatusBody>;

export const ChangeOrderDetailsBody = z
  .object({
    email: z.string().max(MAX_EMAIL_LENGTH).describe("The email that the order was placed with"),
    customerPhone: PhoneInput.optional(),
    notes: z
      .string()
      .trim()
      .max(MAX_NOTES_LENGTH)
      .nullable()
      .transform((text) => text || null)
      .optional()
      .describe("Null removes the note"),
    deliveryAddress: z.string().trim().min(1).max(MAX_ADDRESS_LENGTH).optional(),
    postcode: z.string().trim().min(1).max(MAX_POSTCODE_LENGTH).optional(),
    city: z.string().trim().min(1).max(MAX_CITY_LENGTH).optional(),
    customerCoords: z
      .object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
      .nullish()
      .describe("Of the new address; when present, the delivery radius is checked"),
    addressToken: AddressToken,
  })
  .meta({ id: "ChangeOrderDetailsBody" });

export type ChangeOrderDetailsBody = z.output<typeof ChangeOrderDetailsBody>;

export const CancelOrderBody = z
  .object({
    email: z.string().max(MAX_EMAIL_LENGTH).describe("The email that the order was placed with"),
    reason: remark,
  })
  .meta({ id: "CancelOrderBody" });

export const CanceledOrder = z
  .object({
    orderId: z.string(),
    status: OrderStatusWire,
    refundAmount: z.number().describe("The full refund, including the part paid by gift card"),
    refundStatus: z.enum(["none", ...REFUND_STATES]).exclude(["failed"]),
  })
  .meta({ id: "CanceledOrder" });

/** A missing, repeated or otherwise unusable email matches no order, so it is answered like a wrong one. */
export const OrderEmailQuery = z.object({
  email: z.string().catch("").describe("The email that the order was placed with"),
});
