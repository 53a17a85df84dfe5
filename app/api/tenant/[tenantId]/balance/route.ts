import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { getBalance } from "@/lib/payments/statement/get-balance";
import { Balance } from "@/lib/payments/statement/statement-contract";
import { impersonal, tenantAccess } from "@/lib/people/auth/staff-guards";

export const GET = endpoint({
  operationId: "getBalance",
  summary: "Get what is held for the restaurant, what it is owed, owes and was paid",
  description:
    "By currency, from the ledger. What is available and not paid out yet is on its way, or waits for the payout account.",
  tag: "Payments",
  guard: impersonal(tenantAccess),
  params: TenantParams,
  response: Balance,
  errors: [],
  handle: ({ app, tenant }) => getBalance(app, { tenantId: tenant.id }),
});
