import { sendOwnerProof } from "@/lib/accounts/send-owner-proof";
import { OkAnswer } from "@/lib/auth/auth-contract";
import { platformUser } from "@/lib/auth/portal-guards";
import { endpoint } from "@/lib/http/endpoint";
import { DEFAULT_LOCALE, LOCALES, negotiateLocale } from "@/lib/i18n/locales";
import { emailedLinkLimit } from "@/lib/rate-limit/limits";

export const POST = endpoint({
  operationId: "sendOwnerEmailProof",
  summary: "Email a fresh link that opens the owner's restaurant",
  description: "Nothing is sent when no restaurant of the caller is a draft.",
  tag: "Tenant authentication",
  guard: platformUser,
  response: OkAnswer,
  errors: ["RATE_LIMITED"],
  limit: emailedLinkLimit,
  handle: ({ app, actor, request }) =>
    sendOwnerProof(app, {
      owner: actor,
      locale: negotiateLocale(request.headers.get("accept-language"), LOCALES, DEFAULT_LOCALE),
    }),
});
