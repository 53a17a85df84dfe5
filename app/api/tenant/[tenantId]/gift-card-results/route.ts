import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { impersonal, tenantAccess } from "@/lib/people/auth/staff-guards";
import { getGiftCardResults } from "@/lib/service/gift-cards/get-gift-card-results";
import { GiftCardResults } from "@/lib/service/gift-cards/gift-card-results-contract";

export const GET = endpoint({
  operationId: "getGiftCardResults",
  summary: "Get what all gift cards brought in",
  description: "What was sold, spent, refunded and has expired, and what cards still hold.",
  tag: "Gift cards",
  guard: impersonal(tenantAccess),
  params: TenantParams,
  response: GiftCardResults,
  errors: [],
  handle: ({ app, tenant }) => getGiftCardResults(app, { tenant }),
});
