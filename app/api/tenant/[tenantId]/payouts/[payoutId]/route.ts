import { endpoint } from "@/lib/app/endpoint";
import { getPayout } from "@/lib/payments/statement/get-payout";
import { Payout, PayoutParams } from "@/lib/payments/statement/statement-contract";
import { impersonal, tenantAccess } from "@/lib/people/auth/staff-guards";

export const GET = endpoint({
  operationId: "getPayout",
  summary: "Get a payout",
  description: "With the order or bill that it was for, and its fee.",
  tag: "Payments",
  guard: impersonal(tenantAccess),
  params: PayoutParams,
  response: Payout,
  errors: ["PAYOUT_NOT_FOUND"],
  handle: ({ app, tenant, params }) => getPayout(app, { tenantId: tenant.id, payoutId: params.payoutId }),
});
