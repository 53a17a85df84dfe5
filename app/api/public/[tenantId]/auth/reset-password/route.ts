import { ResetPasswordBody } from "@/lib/accounts/account-contract";
import { resetPassword } from "@/lib/accounts/reset-password";
import { OkAnswer } from "@/lib/auth/auth-contract";
import { browserOf, KNOWN_BROWSER_COOKIE } from "@/lib/auth/browser";
import { endpoint } from "@/lib/http/endpoint";
import { replyWithCookies } from "@/lib/http/reply";
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
  setsCookies: [KNOWN_BROWSER_COOKIE],
  async handle({ app, shop, body, request, client }) {
    const scope = { kind: "customer", tenantId: shop.tenant.id } as const;
    const cookies = await resetPassword(app, { scope, ...body, browser: browserOf(request, client) });
    return replyWithCookies({ ok: true }, cookies);
  },
});
