import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { AttemptsQuery, PaymentAttemptList } from "@/lib/payments/payments/attempt-contract";
import { getAttempts } from "@/lib/payments/payments/get-attempts";
import { tenantAccess } from "@/lib/people/auth/staff-guards";

export const GET = endpoint({
  operationId: "listPaymentAttempts",
  summary: "List the attempts to pay for something that the guest's bank refused, with its reasons",
  description: "Of one order, bill, gift card or deposit, the latest first.",
  tag: "Disputes",
  guard: tenantAccess,
  params: TenantParams,
  query: AttemptsQuery,
  response: PaymentAttemptList,
  errors: [],
  handle: ({ app, tenant, query }) => getAttempts(app, { tenantId: tenant.id, ...query }),
});
