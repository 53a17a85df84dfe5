import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { ProveEmailBody } from "@/lib/people/accounts/account-contract";
import { proveDinerEmail } from "@/lib/people/accounts/prove-diner-email";
import { OkAnswer } from "@/lib/people/auth/auth-contract";
import { browserOf, KNOWN_BROWSER_COOKIE } from "@/lib/people/auth/browser";
import { findCustomerId } from "@/lib/people/auth/diner-guards";
import { replyWithCookies } from "@/lib/platform/http/reply";
import { emailedLinkLimit } from "@/lib/platform/rate-limit/limits";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";

export const POST = endpoint({
  operationId: "proveCustomerEmail",
  summary: "Confirm the email of a storefront account with an emailed link",
  description:
    "Orders and bookings made as a guest with this address then belong to the account. Without a session of the account the response is `NEW_PASSWORD_REQUIRED` and the link stays valid: sent again with a new `password`, it ends every session of the account and signs in.",
  tag: "Storefront account",
  guard: publicTenant,
  params: TenantParams,
  body: ProveEmailBody,
  response: OkAnswer,
  errors: ["TENANT_NOT_FOUND", "INVALID_TOKEN", "NEW_PASSWORD_REQUIRED", "RATE_LIMITED", "UNAVAILABLE"],
  limit: emailedLinkLimit,
  setsCookies: ["customer_session", KNOWN_BROWSER_COOKIE],
  async handle({ app, shop, body, request, client }) {
    const tenantId = shop.tenant.id;
    const dinerId = await findCustomerId({ app, request }, tenantId);
    const scope = { kind: "customer", tenantId } as const;
    const { token, password } = body;
    const browser = browserOf(request, client);
    const cookies = await proveDinerEmail(app, { scope, token, password, dinerId, browser });
    return replyWithCookies({ ok: true }, cookies);
  },
});
