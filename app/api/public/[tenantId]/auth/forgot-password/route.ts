import { ForgotPasswordBody } from "@/lib/accounts/account-contract";
import { forgetPassword } from "@/lib/accounts/forget-password";
import { OkAnswer } from "@/lib/auth/auth-contract";
import { endpoint } from "@/lib/http/endpoint";
import { chooseOrderLocale } from "@/lib/orders/order-locale";
import { emailedLinkLimit } from "@/lib/rate-limit/limits";
import { publicTenant } from "@/lib/tenancy/public-tenant";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const POST = endpoint({
  operationId: "forgetCustomerPassword",
  summary: "Ask for a new password for an account at a restaurant's storefront",
  description: "The answer is the same whether the email has an account. The link works once, for one hour.",
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
      locale: chooseOrderLocale(shop.tenant.locales, request.headers.get("accept-language")),
    }),
});
