import { endpoint } from "@/lib/app/endpoint";
import { getPayout } from "@/lib/payments/statement/get-payout";
import { Payout, PayoutParams } from "@/lib/payments/statement/statement-contract";
import { impersonal, tenantAccess } from "@/lib/people/auth/staff-guards";

export const GET = endpoint({
  operationId: "getPayout",
  summary: "Get a payout",
  description:
    "What it was for, and how far it is at the processor and the bank. Its fee and lines are in `…/items`.",
  tag: "Payments",
  guard: impersonal(tenantAccess),
  params: PayoutParams,
  response: Payout,
  errors: ["PAYOUT_NOT_FOUND"],
  handle: ({ app, tenant, params }) => getPayout(app, { tenantId: tenant.id, payoutId: params.payoutId }),
});
