import { AccountProfile, RegisterBody } from "@/lib/accounts/account-contract";
import { registerDiner } from "@/lib/accounts/register-diner";
import { browserOf, KNOWN_BROWSER_COOKIE } from "@/lib/auth/browser";
import { endpoint } from "@/lib/http/endpoint";
import { replyWithCookies } from "@/lib/http/reply";
import { chooseOrderLocale } from "@/lib/orders/order-locale";
import { registrationLimit } from "@/lib/rate-limit/limits";
import { publicTenant } from "@/lib/tenancy/public-tenant";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const POST = endpoint({
  operationId: "registerCustomer",
  summary: "Make an account at a restaurant's storefront and sign in",
  description: "Sets `customer_session` and emails a link that proves the mailbox.",
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
      locale: chooseOrderLocale(shop.tenant.locales, request.headers.get("accept-language")),
      browser: browserOf(request, client),
    });
    return replyWithCookies(profile, cookies);
  },
});
