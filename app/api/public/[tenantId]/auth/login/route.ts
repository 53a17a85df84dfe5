import { AccountLoginBody, AccountProfile } from "@/lib/accounts/account-contract";
import { signInDiner } from "@/lib/accounts/sign-in-diner";
import { endpoint } from "@/lib/http/endpoint";
import { reply } from "@/lib/http/reply";
import { publicTenant } from "@/lib/tenancy/public-tenant";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const POST = endpoint({
  operationId: "signInCustomer",
  summary: "Sign in to an account at a restaurant's storefront",
  description: "Sets a fresh `customer_session`. At most 8 attempts per address in 15 minutes.",
  tag: "Storefront account",
  guard: publicTenant,
  params: TenantParams,
  body: AccountLoginBody,
  response: AccountProfile,
  errors: ["TENANT_NOT_FOUND", "INVALID_CREDENTIALS", "RATE_LIMITED"],
  setsCookies: ["customer_session"],
  async handle({ app, shop, body, client }) {
    const { profile, cookie } = await signInDiner(app, {
      scope: { kind: "customer", tenantId: shop.tenant.id },
      ...body,
      clientAddress: client.address,
      secure: client.secure,
    });
    return reply(profile, { "set-cookie": cookie });
  },
});
