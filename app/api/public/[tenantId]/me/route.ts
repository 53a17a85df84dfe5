import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { eraseDiner } from "@/lib/oversight/privacy/erase-diner";
import { PasswordBody } from "@/lib/people/accounts/account-contract";
import { customer } from "@/lib/people/auth/diner-guards";
import { SESSION_COOKIES } from "@/lib/people/auth/session-token";
import { setCookieLine } from "@/lib/platform/http/cookies";
import { replyEmpty } from "@/lib/platform/http/reply";
import { emailedLinkLimit } from "@/lib/platform/rate-limit/limits";

export const DELETE = endpoint({
  operationId: "eraseCustomerAccount",
  summary: "Erase your storefront account",
  description:
    "Removes your personal data from every order and booking of the account. What was sold stays in the books, without it.",
  tag: "Storefront account",
  guard: customer,
  params: TenantParams,
  body: PasswordBody,
  response: null,
  errors: ["TENANT_NOT_FOUND", "INVALID_CREDENTIALS", "ERASURE_BLOCKED", "RATE_LIMITED", "UNAVAILABLE"],
  limit: emailedLinkLimit,
  setsCookies: ["customer_session"],
  async handle({ app, shop, diner, body, client }) {
    await eraseDiner(app, {
      scope: { kind: "customer", tenantId: shop.tenant.id },
      diner,
      password: body.password,
    });
    const cookie = setCookieLine(SESSION_COOKIES.customer, "", { maxAgeSeconds: 0, secure: client.secure });
    return replyEmpty(204, { "set-cookie": cookie });
  },
});
