import { ProveEmailBody } from "@/lib/accounts/account-contract";
import { proveDinerEmail } from "@/lib/accounts/prove-diner-email";
import { OkAnswer } from "@/lib/auth/auth-contract";
import { endpoint } from "@/lib/http/endpoint";
import { publicTenant } from "@/lib/tenancy/public-tenant";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const POST = endpoint({
  operationId: "proveCustomerEmail",
  summary: "Prove the mailbox of an account at a restaurant's storefront by an emailed link",
  description: "Orders and bookings made as a guest with this address belong to the account from then on.",
  tag: "Storefront account",
  guard: publicTenant,
  params: TenantParams,
  body: ProveEmailBody,
  response: OkAnswer,
  errors: ["TENANT_NOT_FOUND", "INVALID_TOKEN"],
  handle: ({ app, shop, body }) =>
    proveDinerEmail(app, { scope: { kind: "customer", tenantId: shop.tenant.id }, token: body.token }),
});
