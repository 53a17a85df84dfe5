import { OkAnswer } from "@/lib/auth/auth-contract";
import { closeSession } from "@/lib/auth/open-session";
import { SESSION_COOKIES } from "@/lib/auth/session-token";
import { readCookie } from "@/lib/http/cookies";
import { endpoint } from "@/lib/http/endpoint";
import { reply } from "@/lib/http/reply";
import { publicTenant } from "@/lib/tenancy/public-tenant";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const POST = endpoint({
  operationId: "signOutCustomer",
  summary: "Sign out at a restaurant's storefront; harmless without a session",
  tag: "Storefront account",
  guard: publicTenant,
  params: TenantParams,
  response: OkAnswer,
  errors: ["TENANT_NOT_FOUND"],
  setsCookies: ["customer_session"],
  async handle({ app, request, client }) {
    const token = readCookie(request, SESSION_COOKIES.customer);
    const cookie = await closeSession(app, { kind: "customer", token, secure: client.secure });
    return reply({ ok: true }, { "set-cookie": cookie });
  },
});
