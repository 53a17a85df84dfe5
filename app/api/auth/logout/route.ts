import { LogoutQuery, OkAnswer } from "@/lib/auth/auth-contract";
import { SESSION_COOKIES } from "@/lib/auth/session-token";
import { signOutStaff } from "@/lib/auth/sign-out-staff";
import { readCookie } from "@/lib/http/cookies";
import { endpoint } from "@/lib/http/endpoint";
import { publicAccess } from "@/lib/http/guard";
import { reply } from "@/lib/http/reply";

export const POST = endpoint({
  operationId: "signOutStaff",
  summary: "Sign out; harmless without a session",
  tag: "Tenant authentication",
  guard: publicAccess,
  query: LogoutQuery,
  response: OkAnswer,
  errors: [],
  setsCookies: ["platform_session", "admin_session"],
  async handle({ app, request, query, client }) {
    const token = readCookie(request, SESSION_COOKIES[query.scope]);
    const cookie = await signOutStaff(app, { kind: query.scope, token, secure: client.secure });
    return reply({ ok: true }, { "set-cookie": cookie });
  },
});
