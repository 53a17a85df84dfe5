import { ResetPasswordBody } from "@/lib/accounts/account-contract";
import { resetPassword } from "@/lib/accounts/reset-password";
import { OkAnswer } from "@/lib/auth/auth-contract";
import { endpoint } from "@/lib/http/endpoint";
import { emailedLinkLimit } from "@/lib/rate-limit/limits";
import { publicTenant } from "@/lib/tenancy/public-tenant";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const POST = endpoint({
  operationId: "resetCustomerPassword",
  summary: "Set a new password for an account at a restaurant's storefront by an emailed link",
  description: "Ends every session of the account.",
  tag: "Storefront account",
  guard: publicTenant,
  params: TenantParams,
  body: ResetPasswordBody,
  response: OkAnswer,
  errors: ["TENANT_NOT_FOUND", "INVALID_TOKEN", "RATE_LIMITED", "UNAVAILABLE"],
  limit: emailedLinkLimit,
  handle: ({ app, shop, body, request }) =>
    resetPassword(app, {
      scope: { kind: "customer", tenantId: shop.tenant.id },
      ...body,
      gone: request.signal,
    }),
});
