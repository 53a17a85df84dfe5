import { endpoint } from "@/lib/app/endpoint";
import { ResetPasswordBody } from "@/lib/people/accounts/account-contract";
import { resetPassword } from "@/lib/people/accounts/reset-password";
import { OkAnswer } from "@/lib/people/auth/auth-contract";
import { browserOf, KNOWN_BROWSER_COOKIE } from "@/lib/people/auth/browser";
import { publicAccess } from "@/lib/platform/http/guard";
import { replyWithCookies } from "@/lib/platform/http/reply";
import { emailedLinkLimit } from "@/lib/platform/rate-limit/limits";

export const POST = endpoint({
  operationId: "resetStaffPassword",
  summary: "Set a new password for a staff or platform account with an emailed link",
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
