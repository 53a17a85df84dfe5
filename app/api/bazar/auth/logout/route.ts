import { OkAnswer } from "@/lib/auth/auth-contract";
import { closeSession } from "@/lib/auth/open-session";
import { SESSION_COOKIES } from "@/lib/auth/session-token";
import { readCookie } from "@/lib/http/cookies";
import { endpoint } from "@/lib/http/endpoint";
import { publicAccess } from "@/lib/http/guard";
import { reply } from "@/lib/http/reply";

export const POST = endpoint({
  operationId: "signOutBazarUser",
  summary: "Sign out on the marketplace; harmless without a session",
  tag: "Marketplace account",
  guard: publicAccess,
  response: OkAnswer,
  errors: [],
  setsCookies: ["bazar_user_session"],
  async handle({ app, request, client }) {
    const token = readCookie(request, SESSION_COOKIES.bazar);
    const cookie = await closeSession(app, { kind: "bazar", token, secure: client.secure });
    return reply({ ok: true }, { "set-cookie": cookie });
  },
});
