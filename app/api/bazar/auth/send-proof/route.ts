import { sendEmailProof } from "@/lib/accounts/send-email-proof";
import { OkAnswer } from "@/lib/auth/auth-contract";
import { bazarUser } from "@/lib/auth/diner-guards";
import { endpoint } from "@/lib/http/endpoint";
import { DEFAULT_LOCALE, LOCALES, negotiateLocale } from "@/lib/i18n/locales";

export const POST = endpoint({
  operationId: "sendBazarUserEmailProof",
  summary: "Email a fresh link that proves the mailbox of the account",
  tag: "Marketplace account",
  guard: bazarUser,
  response: OkAnswer,
  errors: ["RATE_LIMITED"],
  handle: ({ app, diner, request }) =>
    sendEmailProof(app, {
      scope: { kind: "bazar" },
      diner,
      locale: negotiateLocale(request.headers.get("accept-language"), LOCALES, DEFAULT_LOCALE),
    }),
});
