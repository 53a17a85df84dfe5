import { endpoint } from "@/lib/app/endpoint";
import { OkAnswer } from "@/lib/people/auth/auth-contract";
import { closeSession } from "@/lib/people/auth/close-session";
import { SESSION_COOKIES } from "@/lib/people/auth/session-token";
import { readCookie } from "@/lib/platform/http/cookies";
import { publicAccess } from "@/lib/platform/http/guard";
import { reply } from "@/lib/platform/http/reply";

export const POST = endpoint({
  operationId: "signOutBazarUser",
  summary: "Sign out of the marketplace; harmless without a session",
  description: "Only this browser's session ends.",
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
