import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { HeldPaymentList } from "@/lib/payments/statement/held-contract";
import { listHeldPayments } from "@/lib/payments/statement/list-held-payments";
import { impersonal, tenantAccess } from "@/lib/people/auth/staff-guards";

export const GET = endpoint({
  operationId: "listHeldPayments",
  summary: "List what is held for the restaurant, and until when",
  description: "The next release first. The amounts add up to what the balance says is held.",
  tag: "Payments",
  guard: impersonal(tenantAccess),
  params: TenantParams,
  response: HeldPaymentList,
  errors: [],
  atOnce: 4,
  handle: ({ app, tenant }) => listHeldPayments(app, { tenantId: tenant.id }),
});
