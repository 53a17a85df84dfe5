import { z } from "zod";

export const GiftCardResults = z
  .object({
    sold: z.number().describe("What guests bought, less cards whose purchase was refunded"),
    issued: z.number().describe("What staff issued by hand, less refunds"),
    redeemed: z.number().describe("What orders were paid with, less what went back to the cards"),
    expired: z.number(),
    outstanding: z.number().describe("What is left on all cards: sold + issued - redeemed - expired"),
    orders: z.int().describe("Orders paid with a card, wholly or in part, and not canceled or rejected"),
    paidOnTop: z.number().describe("What was paid for these orders beyond the cards"),
  })
  .meta({ id: "GiftCardResults" });
export type GiftCardResults = z.output<typeof GiftCardResults>;
