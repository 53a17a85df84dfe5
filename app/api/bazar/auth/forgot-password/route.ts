import { ForgotPasswordBody } from "@/lib/accounts/account-contract";
import { forgetPassword } from "@/lib/accounts/forget-password";
import { OkAnswer } from "@/lib/auth/auth-contract";
import { endpoint } from "@/lib/http/endpoint";
import { publicAccess } from "@/lib/http/guard";
import { DEFAULT_LOCALE, LOCALES, negotiateLocale } from "@/lib/i18n/locales";
import { emailedLinkLimit } from "@/lib/rate-limit/limits";

export const POST = endpoint({
  operationId: "forgetBazarUserPassword",
  summary: "Ask for a new password for an account on the marketplace",
  description: "The answer is the same whether the email has an account. The link works once, for one hour.",
  tag: "Marketplace account",
  guard: publicAccess,
  body: ForgotPasswordBody,
  response: OkAnswer,
  errors: ["RATE_LIMITED"],
  limit: emailedLinkLimit,
  handle: ({ app, body, request }) =>
    forgetPassword(app, {
      scope: { kind: "bazar" },
      email: body.email,
      locale: negotiateLocale(request.headers.get("accept-language"), LOCALES, DEFAULT_LOCALE),
    }),
});
