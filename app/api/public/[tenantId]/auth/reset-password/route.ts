import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { ResetPasswordBody } from "@/lib/people/accounts/account-contract";
import { resetPassword } from "@/lib/people/accounts/reset-password";
import { OkAnswer } from "@/lib/people/auth/auth-contract";
import { browserOf, KNOWN_BROWSER_COOKIE } from "@/lib/people/auth/browser";
import { replyWithCookies } from "@/lib/platform/http/reply";
import { emailedLinkLimit } from "@/lib/platform/rate-limit/limits";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";

export const POST = endpoint({
  operationId: "resetCustomerPassword",
  summary: "Set a new password for a storefront account with an emailed link",
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
