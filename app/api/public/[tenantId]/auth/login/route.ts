import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { AccountLoginBody, AccountProfile } from "@/lib/people/accounts/account-contract";
import { signInDiner } from "@/lib/people/accounts/sign-in-diner";
import { browserOf, KNOWN_BROWSER_COOKIE } from "@/lib/people/auth/browser";
import { replyWithCookies } from "@/lib/platform/http/reply";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";

export const POST = endpoint({
  operationId: "signInCustomer",
  summary: "Sign in to a storefront account",
  description:
    "Sets a new `customer_session`. After 10 failures for one email in 15 minutes, only a browser that has signed in to the account before can continue, with up to 10 failures of its own; the `known_browser` cookie identifies it. At most 100 failures per IP address in 15 minutes.",
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
