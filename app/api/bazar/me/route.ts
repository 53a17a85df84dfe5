import { endpoint } from "@/lib/app/endpoint";
import { eraseDiner } from "@/lib/oversight/privacy/erase-diner";
import { PasswordBody } from "@/lib/people/accounts/account-contract";
import { bazarUser } from "@/lib/people/auth/diner-guards";
import { SESSION_COOKIES } from "@/lib/people/auth/session-token";
import { setCookieLine } from "@/lib/platform/http/cookies";
import { replyEmpty } from "@/lib/platform/http/reply";
import { emailedLinkLimit } from "@/lib/platform/rate-limit/limits";

export const DELETE = endpoint({
  operationId: "eraseBazarAccount",
  summary: "Erase your marketplace account",
  description:
    "Removes your personal data from every order and booking of the account. What was sold stays in the books, without it.",
  tag: "Marketplace account",
  guard: bazarUser,
  body: PasswordBody,
  response: null,
  errors: ["INVALID_CREDENTIALS", "ERASURE_BLOCKED", "RATE_LIMITED", "UNAVAILABLE"],
  limit: emailedLinkLimit,
  setsCookies: ["bazar_user_session"],
  async handle({ app, diner, body, client }) {
    await eraseDiner(app, { scope: { kind: "bazar" }, diner, password: body.password });
    const cookie = setCookieLine(SESSION_COOKIES.bazar, "", { maxAgeSeconds: 0, secure: client.secure });
    return replyEmpty(204, { "set-cookie": cookie });
  },
});
