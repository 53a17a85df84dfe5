import { z } from "zod";
import { TenantParam } from "@/lib/core/ids/param-contract";
import { nextCursor, PageQuery } from "@/lib/core/paging/page-query-contract";
import { Payout } from "@/lib/payments/statement/statement-contract";
import { TRANSFER_STATES } from "@/lib/payments/subject/money-states";

export const ReviewedPayout = Payout.extend({
  restaurant: z.object({ slug: z.string(), name: z.string() }),
  hasAccount: z.boolean().describe("Whether the restaurant has an account that can be paid"),
}).meta({ id: "ReviewedPayout" });
export type ReviewedPayoutWire = z.input<typeof ReviewedPayout>;

export const PayoutReviewQuery = PageQuery.extend({
  status: z.enum(TRANSFER_STATES).optional(),
  tenantId: TenantParam.optional(),
});
export type PayoutReviewQuery = z.output<typeof PayoutReviewQuery>;

export const PayoutReviewList = z.object({
  payouts: z.array(ReviewedPayout).describe("Newest first"),
  nextCursor,
});
