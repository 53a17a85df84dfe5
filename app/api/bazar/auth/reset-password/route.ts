import { ResetPasswordBody } from "@/lib/accounts/account-contract";
import { resetPassword } from "@/lib/accounts/reset-password";
import { OkAnswer } from "@/lib/auth/auth-contract";
import { endpoint } from "@/lib/http/endpoint";
import { publicAccess } from "@/lib/http/guard";
import { emailedLinkLimit } from "@/lib/rate-limit/limits";

export const POST = endpoint({
  operationId: "resetBazarUserPassword",
  summary: "Set a new password for an account on the marketplace by an emailed link",
  description: "Ends every session of the account.",
  tag: "Marketplace account",
  guard: publicAccess,
  body: ResetPasswordBody,
  response: OkAnswer,
  errors: ["INVALID_TOKEN", "RATE_LIMITED", "UNAVAILABLE"],
  limit: emailedLinkLimit,
  handle: ({ app, body, request }) =>
    resetPassword(app, { scope: { kind: "bazar" }, ...body, gone: request.signal }),
});
