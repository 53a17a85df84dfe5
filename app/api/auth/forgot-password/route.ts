import { endpoint } from "@/lib/app/endpoint";
import { ForgotPasswordBody } from "@/lib/people/accounts/account-contract";
import { forgetPassword } from "@/lib/people/accounts/forget-password";
import { OkAnswer } from "@/lib/people/auth/auth-contract";
import { publicAccess } from "@/lib/platform/http/guard";
import { requestLocale } from "@/lib/platform/http/request-locale";
import { emailedLinkLimit } from "@/lib/platform/rate-limit/limits";

export const POST = endpoint({
  operationId: "forgetStaffPassword",
  summary: "Request a password reset link for a staff or platform account",
  description:
    "The response is the same whether or not the email has an account. The link works once and expires in one hour.",
  tag: "Tenant authentication",
  guard: publicAccess,
  body: ForgotPasswordBody,
  response: OkAnswer,
  errors: ["RATE_LIMITED"],
  limit: emailedLinkLimit,
  handle: ({ app, body, request }) =>
    forgetPassword(app, {
      scope: { kind: "platform" },
      email: body.email,
      locale: requestLocale(request),
    }),
});
