import { ResetPasswordBody } from "@/lib/accounts/account-contract";
import { resetPassword } from "@/lib/accounts/reset-password";
import { OkAnswer } from "@/lib/auth/auth-contract";
import { endpoint } from "@/lib/http/endpoint";
import { publicAccess } from "@/lib/http/guard";
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
  handle: ({ app, body, request }) =>
    resetPassword(app, { scope: { kind: "platform" }, ...body, gone: request.signal }),
});
