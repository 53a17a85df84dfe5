import { z } from "zod";
import { HalvedGroupsWire } from "@/lib/restaurant/pricing/selected-options-input";

/** A line of an order as its customer reads it. */
export const OrderItemWire = z
  .object({
    lineItemId: z.string().describe("Names the line within its order; never changes"),
    productId: z.string(),
    productName: z.string().describe("In the order's language"),
    kitchenName: z.string().describe("In the restaurant's first language"),
    quantity: z.int(),
    refundedQuantity: z.int().describe("How many were refunded, or are being refunded"),
    restockedQuantity: z.int().describe("How many went back into stock and are not made"),
    price: z.number().describe("Validated unit price, options included"),
    lineTotal: z.number(),
    note: z.string().nullable().describe("What staff noted for the kitchen"),
    selectedOptions: z.record(z.string(), z.array(z.string())),
    halvedGroups: HalvedGroupsWire,
    optionNames: z
      .array(z.string())
      .describe("The chosen options as the customer read them: in the order's language, without prices"),
    allergens: z
      .array(z.string())
      .nullable()
      .describe("Of the dish with its options, as the customer read them; null for older orders"),
    image: z
      .string()
      .nullable()
      .optional()
      .describe("The dish's picture on the menu of today; only where customers read an order by its link"),
  })
  .meta({ id: "OrderItem" });

/** A line with what programs know it by. */
export const StaffOrderItem = OrderItemWire.extend({
  externalId: z
    .string()
    .nullable()
    .describe("The product's `externalId` as it was when the order was placed; null where it had none"),
  choices: z
    .array(
      z.object({
        group: z.string(),
        label: z.string().describe("As on the menu then, and in `selectedOptions`"),
        id: z.string().nullable().describe("The choice's `id` on the menu; null for older orders"),
        externalId: z.string().nullable(),
        priceDelta: z.number().describe("What it added to the price of one unit; of a half, its share"),
      }),
    )
    .describe("The chosen options in the menu's order, with what programs know them by"),
}).meta({ id: "StaffOrderItem" });
