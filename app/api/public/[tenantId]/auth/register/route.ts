import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { AccountProfile, RegisterBody } from "@/lib/people/accounts/account-contract";
import { registerDiner } from "@/lib/people/accounts/register-diner";
import { browserOf, KNOWN_BROWSER_COOKIE } from "@/lib/people/auth/browser";
import { replyWithCookies } from "@/lib/platform/http/reply";
import { requestLocale } from "@/lib/platform/http/request-locale";
import { registrationLimit } from "@/lib/platform/rate-limit/limits";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";

export const POST = endpoint({
  operationId: "registerCustomer",
  summary: "Create a storefront account and sign in",
  description: "Sets `customer_session` and emails a link that confirms the address.",
  tag: "Storefront account",
  guard: publicTenant,
  params: TenantParams,
  body: RegisterBody,
  response: AccountProfile,
  errors: ["TENANT_NOT_FOUND", "EMAIL_TAKEN", "RATE_LIMITED", "UNAVAILABLE"],
  limit: registrationLimit,
  setsCookies: ["customer_session", KNOWN_BROWSER_COOKIE],
  async handle({ app, shop, body, request, client }) {
    const { email, password, name } = body;
    const { profile, cookies } = await registerDiner(app, {
      scope: { kind: "customer", tenantId: shop.tenant.id },
      email,
      password,
      name,
      locale: requestLocale(request, shop.tenant.locales),
      browser: browserOf(request, client),
    });
    return replyWithCookies(profile, cookies);
  },
});
