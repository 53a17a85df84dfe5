import { z } from "zod";
import { MAX_QUANTITY } from "@/lib/restaurant/pricing/price-line";
import { OperatorOrder, optionalText } from "@/lib/service/orders/order-contract";
import { MAX_LINES } from "@/lib/service/orders/order-limits";
import {
  MAX_LINE_NOTE_LENGTH,
  OrderWarningWire,
  StaffDiscount,
  StaffItemRequest,
} from "@/lib/service/orders/placement/staff-order-contract";

const KeptItem = z
  .object({
    lineIndex: z.int().min(0).max(MAX_LINES).describe("A line of the order as it is, counted from 0"),
    quantity: z.int().min(1).max(MAX_QUANTITY),
    note: optionalText(MAX_LINE_NOTE_LENGTH).describe("For the kitchen"),
  })
  .describe("Keeps its dish, its options and the price at which it was ordered");

export const OrderEditBody = z
  .object({
    items: z
      .array(z.union([KeptItem, StaffItemRequest]))
      .min(1)
      .max(MAX_LINES)
      .refine((items) => {
        const kept = items.flatMap((item) => ("lineIndex" in item ? [item.lineIndex] : []));
        return new Set(kept).size === kept.length;
      }, "must name each line once")
      .describe("All lines as they are to be; a line that is not named is taken off"),
    discount: StaffDiscount.nullable()
      .optional()
      .describe("In place of the discount that there is; null for none, left out to keep it"),
    expectedEdits: z
      .int()
      .min(0)
      .optional()
      .describe(
        "The order's `edits` as the member sees them; it is refused if somebody has changed it since",
      ),
  })
  .meta({ id: "OrderEditBody" });
export type OrderEditBody = z.output<typeof OrderEditBody>;

export const EditedOrder = z
  .object({
    order: OperatorOrder,
    difference: z
      .number()
      .describe(
        "What is to be paid in addition; negative for what was given back, by the way in which it was paid",
      ),
    warnings: z.array(OrderWarningWire),
  })
  .meta({ id: "EditedOrder" });

export const OrderEditQuote = z
  .object({
    currency: z.string(),
    total: z.number(),
    difference: z.number().describe("What would be to be paid in addition; negative for what would go back"),
    warnings: z.array(OrderWarningWire),
  })
  .meta({ id: "OrderEditQuote" });
