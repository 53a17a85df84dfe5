import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { ForgotPasswordBody } from "@/lib/people/accounts/account-contract";
import { forgetPassword } from "@/lib/people/accounts/forget-password";
import { OkAnswer } from "@/lib/people/auth/auth-contract";
import { requestLocale } from "@/lib/platform/http/request-locale";
import { emailedLinkLimit } from "@/lib/platform/rate-limit/limits";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";

export const POST = endpoint({
  operationId: "forgetCustomerPassword",
  summary: "Request a password reset link for a storefront account",
  description:
    "The response is the same whether or not the email has an account. The link works once and expires in one hour.",
  tag: "Storefront account",
  guard: publicTenant,
  params: TenantParams,
  body: ForgotPasswordBody,
  response: OkAnswer,
  errors: ["TENANT_NOT_FOUND", "RATE_LIMITED"],
  limit: emailedLinkLimit,
  handle: ({ app, shop, body, request }) =>
    forgetPassword(app, {
      scope: { kind: "customer", tenantId: shop.tenant.id },
      email: body.email,
      locale: requestLocale(request, shop.tenant.locales),
    }),
});
