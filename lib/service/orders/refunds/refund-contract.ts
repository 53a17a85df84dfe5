import { z } from "zod";
import { IdParam } from "@/lib/core/ids/param-contract";
import { MAX_AMOUNT_MAJOR } from "@/lib/core/money/money";
import { MAX_REASON_LENGTH } from "@/lib/payments/subject/reason-length";
import { MAX_QUANTITY } from "@/lib/restaurant/pricing/price-line";
import { EscrowStatusWire, PaymentStatusWire, RefundWire } from "@/lib/service/orders/order-contract";
import { MAX_LINES } from "@/lib/service/orders/order-limits";

/** Specification, Other payloads: manual refund request. */
export const ManualRefundBody = z
  .object({
    orderId: IdParam,
    amount: z.number().positive().max(MAX_AMOUNT_MAJOR).describe("In major units of the order's currency"),
    reason: z.string().trim().min(1).max(MAX_REASON_LENGTH),
  })
  .meta({ id: "ManualRefund" });

export type ManualRefundBody = z.output<typeof ManualRefundBody>;

export const ManualRefundAnswer = z
  .object({
    refundId: z.string(),
    orderId: z.string(),
    amount: z.number(),
    status: RefundWire.shape.status.describe("Pending until the processor confirms"),
    escrowStatus: EscrowStatusWire,
  })
  .meta({ id: "ManualRefundResult" });

const scope = {
  whole: z
    .literal("whole")
    .describe("Everything that is left, delivery fee, service charge and tip included"),
  lines: z
    .literal("lines")
    .describe("Units of lines, at what was paid for them: options included, less the discount"),
  amount: z.literal("amount").describe("An amount, for example the delivery fee"),
};

const lineItems = z
  .array(
    z.object({
      lineItemId: z.string().regex(/^(0|[1-9][0-9]{0,5})$/),
      quantity: z.int().min(1).max(MAX_QUANTITY),
    }),
  )
  .min(1)
  .max(MAX_LINES)
  .refine((lines) => new Set(lines.map(({ lineItemId }) => lineItemId)).size === lines.length, {
    message: "must name each line once",
  });

const amount = z.number().positive().max(MAX_AMOUNT_MAJOR).describe("In major units of the order's currency");

const tip = z
  .number()
  .min(0)
  .optional()
  .describe("How much of the amount is the tip; if omitted, what was sold goes back first");

export const OrderRefundScope = z
  .discriminatedUnion("scope", [
    z.object({ scope: scope.whole }),
    z.object({ scope: scope.lines, lineItems }),
    z.object({ scope: scope.amount, amount, tip }),
  ])
  .meta({ id: "OrderRefundScope" });

export type OrderRefundScope = z.output<typeof OrderRefundScope>;

const reason = z.string().trim().min(1).max(MAX_REASON_LENGTH).describe("For the refund history; staff only");
const restock = z
  .boolean()
  .default(false)
  .describe("Whether counted stock and ingredients of these units go back into stock, once");
const noRestock = z
  .literal(false)
  .optional()
  .describe("An amount has no units that could go back into stock");

export const OrderRefundBody = z
  .discriminatedUnion("scope", [
    z.object({ scope: scope.whole, reason, restock }),
    z.object({ scope: scope.lines, lineItems, reason, restock }),
    z.object({ scope: scope.amount, amount, tip, reason, restock: noRestock }),
  ])
  .meta({ id: "OrderRefundRequest" });

export type OrderRefundBody = z.output<typeof OrderRefundBody>;

export const OrderRefundAnswer = z
  .object({
    orderId: z.string(),
    amount: z.number(),
    currency: z.string(),
    paymentStatus: PaymentStatusWire,
    escrowStatus: EscrowStatusWire.describe("Follows when the processor confirms"),
    refunds: z.array(RefundWire).describe("One per purse that the money goes back to"),
  })
  .meta({ id: "OrderRefundResult" });

export const OrderRefundPreview = z
  .object({
    orderId: z.string(),
    currency: z.string(),
    amount: z.number().describe("What the guest gets back"),
    tip: z.number().describe("How much of it is the tip"),
    refundable: z.number().describe("The most that can be refunded now"),
    purses: z
      .array(z.object({ purse: RefundWire.shape.purse, amount: z.number() }))
      .describe("Where it goes, in the order in which the purses are used"),
    lineItems: z.array(z.object({ lineItemId: z.string(), quantity: z.int(), amount: z.number() })),
    payout: z
      .object({
        before: z.number(),
        after: z.number(),
        feeKept: z
          .boolean()
          .describe("The order has been released: the platform keeps its fee, whatever goes back"),
      })
      .describe("What the platform pays the restaurant for this order, less its fee; cash is not part of it"),
  })
  .meta({ id: "OrderRefundPreview" });
