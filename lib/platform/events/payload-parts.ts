import { z } from "zod";

/** Parts that the payloads of several events share. Amounts are major units of the currency beside them. */
export const instant = z.iso.datetime();
export const maybeInstant = instant.nullable();

export const EventActor = z
  .enum(["customer", "restaurant", "platform", "system"])
  .describe("Who caused it; `system` is the platform by itself");

export const EventSubject = z
  .object({ kind: z.enum(["order", "bill_share", "gift_card_purchase", "deposit"]), id: z.string() })
  .describe("What was paid for: an order, a part of a table's bill, a gift card, or a booking's deposit");

export const PaymentMethodOf = z.enum(["cash", "stripe", "paypal", "satispay", "external"]);

export const TaxLineOf = z.object({
  name: z.string(),
  rate: z.number().describe("In percent"),
  net: z.number(),
  tax: z.number(),
  gross: z.number().describe("net + tax"),
});
