import { ResetPasswordBody } from "@/lib/accounts/account-contract";
import { resetPassword } from "@/lib/accounts/reset-password";
import { OkAnswer } from "@/lib/auth/auth-contract";
import { browserOf, KNOWN_BROWSER_COOKIE } from "@/lib/auth/browser";
import { endpoint } from "@/lib/http/endpoint";
import { publicAccess } from "@/lib/http/guard";
import { replyWithCookies } from "@/lib/http/reply";
import { emailedLinkLimit } from "@/lib/rate-limit/limits";

export const POST = endpoint({
  operationId: "resetStaffPassword",
  summary: "Set a new password for somebody who works on the platform by an emailed link",
  description: "Ends every session of the account.",
  tag: "Tenant authentication",
  guard: publicAccess,
  body: ResetPasswordBody,
  response: OkAnswer,
  errors: ["INVALID_TOKEN", "RATE_LIMITED", "UNAVAILABLE"],
  limit: emailedLinkLimit,
  setsCookies: [KNOWN_BROWSER_COOKIE],
  async handle({ app, body, request, client }) {
    const scope = { kind: "platform" } as const;
    const cookies = await resetPassword(app, { scope, ...body, browser: browserOf(request, client) });
    return replyWithCookies({ ok: true }, cookies);
  },
});
