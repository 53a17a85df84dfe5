import { endpoint } from "@/lib/app/endpoint";
import { LogoutQuery, OkAnswer } from "@/lib/people/auth/auth-contract";
import { SESSION_COOKIES } from "@/lib/people/auth/session-token";
import { signOutStaff } from "@/lib/people/auth/sign-out-staff";
import { readCookie } from "@/lib/platform/http/cookies";
import { publicAccess } from "@/lib/platform/http/guard";
import { reply } from "@/lib/platform/http/reply";

export const POST = endpoint({
  operationId: "signOutStaff",
  summary: "Sign out; harmless without a session",
  description: "The session ends on the server, so that a copied cookie is worthless as well.",
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
