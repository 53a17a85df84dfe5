import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { OkAnswer } from "@/lib/people/auth/auth-contract";
import { closeSession } from "@/lib/people/auth/close-session";
import { SESSION_COOKIES } from "@/lib/people/auth/session-token";
import { readCookie } from "@/lib/platform/http/cookies";
import { reply } from "@/lib/platform/http/reply";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";

export const POST = endpoint({
  operationId: "signOutCustomer",
  summary: "Sign out of a restaurant's storefront; harmless without a session",
  description: "Only this browser's session at this restaurant ends.",
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
