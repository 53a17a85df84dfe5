import { z } from "zod";
import { nextCursor, PageQuery } from "@/lib/core/paging/page-query-contract";
import { PaymentDispute } from "@/lib/payments/disputes/dispute-list-contract";
import { DISPUTE_STATES } from "@/lib/payments/subject/money-states";

export const ReviewedDispute = PaymentDispute.extend({
  restaurant: z.object({ slug: z.string(), name: z.string() }),
}).meta({ id: "ReviewedDispute" });
export type ReviewedDisputeWire = z.input<typeof ReviewedDispute>;

export const DisputeReviewQuery = PageQuery.extend({ state: z.enum(DISPUTE_STATES).optional() });
export type DisputeReviewQuery = z.output<typeof DisputeReviewQuery>;

export const DisputeReviewList = z.object({
  disputes: z.array(ReviewedDispute).describe("Newest first"),
  nextCursor,
});
