import { z } from "zod";

export const CouponResultWire = z
  .object({
    couponId: z.string(),
    orders: z.int().describe("Orders that used it and were not canceled or rejected"),
    revenue: z
      .number()
      .describe("What these orders came to, after the discount and less refunds, gift cards included"),
    discount: z.number().describe("What it took off these orders"),
    lastOrderAt: z.iso.datetime(),
  })
  .meta({ id: "CouponResult" });
export type CouponResultWire = z.output<typeof CouponResultWire>;

export const CouponResultList = z
  .object({ results: z.array(CouponResultWire).describe("A coupon that no order used is left out") })
  .meta({ id: "CouponResultList" });
export type CouponResultList = z.output<typeof CouponResultList>;
