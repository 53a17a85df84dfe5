import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { AccountLoginBody, AccountProfile } from "@/lib/people/accounts/account-contract";
import { signInDiner } from "@/lib/people/accounts/sign-in-diner";
import { browserOf, KNOWN_BROWSER_COOKIE } from "@/lib/people/auth/browser";
import { replyWithCookies } from "@/lib/platform/http/reply";
import { publicTenant } from "@/lib/restaurant/tenancy/public-tenant";

export const POST = endpoint({
  operationId: "signInCustomer",
  summary: "Sign in to an account at a restaurant's storefront",
  description:
    "Sets a fresh `customer_session`. After 10 failures for one email in 15 minutes only a browser that signed in to the account before can go on, up to 10 failures of its own; `known_browser` tells it apart. At most 100 failures per address in 15 minutes.",
  tag: "Storefront account",
  guard: publicTenant,
  params: TenantParams,
  body: AccountLoginBody,
  response: AccountProfile,
  errors: ["TENANT_NOT_FOUND", "INVALID_CREDENTIALS", "RATE_LIMITED", "UNAVAILABLE"],
  setsCookies: ["customer_session", KNOWN_BROWSER_COOKIE],
  async handle({ app, shop, body, request, client }) {
    const { profile, cookies } = await signInDiner(app, {
      scope: { kind: "customer", tenantId: shop.tenant.id },
      ...body,
      browser: browserOf(request, client),
    });
    return replyWithCookies(profile, cookies);
  },
});
