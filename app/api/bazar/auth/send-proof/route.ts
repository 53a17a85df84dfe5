import { endpoint } from "@/lib/app/endpoint";
import { sendEmailProof } from "@/lib/people/accounts/send-email-proof";
import { OkAnswer } from "@/lib/people/auth/auth-contract";
import { bazarUser } from "@/lib/people/auth/diner-guards";
import { requestLocale } from "@/lib/platform/http/request-locale";

export const POST = endpoint({
  operationId: "sendBazarUserEmailProof",
  summary: "Send a new link that confirms the account's email",
  description: "It replaces the link before.",
  tag: "Marketplace account",
  guard: bazarUser,
  response: OkAnswer,
  errors: ["RATE_LIMITED"],
  handle: ({ app, diner, request }) =>
    sendEmailProof(app, {
      scope: { kind: "bazar" },
      diner,
      locale: requestLocale(request),
    }),
});
