import { z } from "zod";
import { head } from "./report-contract";

export const ProductReport = z
  .object({
    ...head,
    products: z
      .array(
        z.object({
          productId: z.string(),
          name: z
            .string()
            .describe("Today's name in the restaurant's first language, or the last one sold under"),
          quantity: z.int(),
          orders: z.int().describe("Orders and table bills with it"),
          items: z.number().describe("At the price with its options, before discounts"),
          refunded: z.number().describe("What was refunded for its lines; other refunds are in no line"),
        }),
      )
      .describe("By what they brought, most first"),
  })
  .meta({ id: "ProductReport" });
export type ProductReportWire = z.input<typeof ProductReport>;

export const LOST_BY = ["customer", "restaurant", "platform", "system"] as const;

export const LostOrderReport = z
  .object({
    ...head,
    reasons: z
      .array(
        z.object({
          ending: z.enum(["rejected", "canceled"]),
          by: z.enum(LOST_BY).nullable().describe("Who ended them; `system` when nobody paid in time"),
          reason: z.string().nullable(),
          orders: z.int(),
          amount: z.number().describe("What they would have brought"),
        }),
      )
      .describe("Most frequent first; the rarest are one row for each ending, without `by` and `reason`"),
  })
  .meta({ id: "LostOrderReport" });
export type LostOrderReportWire = z.input<typeof LostOrderReport>;

const parties = {
  bookings: z.int().describe("Canceled ones left out"),
  guests: z.int(),
  online: z.int(),
  phone: z.int(),
  walkIn: z.int(),
  noShows: z.int(),
  noShowGuests: z.int(),
  canceled: z.int(),
};

export const BookingReport = z
  .object({
    from: head.from,
    to: head.to,
    timeZone: head.timeZone,
    totals: z.object(parties),
    days: z
      .array(z.object({ day: z.iso.date(), ...parties }))
      .describe("Every day of the range, by when the booking begins"),
  })
  .meta({ id: "BookingReport" });
export type BookingReportWire = z.input<typeof BookingReport>;

export const CouponReport = z
  .object({
    ...head,
    coupons: z
      .array(
        z.object({
          couponId: z.string(),
          code: z.string(),
          orders: z.int(),
          discounts: z.number().describe("What it cost"),
          sales: z.number().describe("What its orders brought after the discount"),
          refunds: z.number(),
        }),
      )
      .describe("By sales, most first; coupons without an order in this time are left out"),
  })
  .meta({ id: "CouponReport" });
export type CouponReportWire = z.input<typeof CouponReport>;

export const GIFT_CARD_MOVES = ["sold", "issued", "redeemed", "returned", "expired", "refunded"] as const;

export const GiftCardReport = z
  .object({
    ...head,
    outstanding: z.number().describe("What holders of cards can spend now, whatever the range"),
    moves: z
      .array(z.object({ move: z.enum(GIFT_CARD_MOVES), count: z.int(), amount: z.number() }))
      .describe("Every kind of movement, by when it happened; `issued` are cards made by hand"),
  })
  .meta({ id: "GiftCardReport" });
export type GiftCardReportWire = z.input<typeof GiftCardReport>;
