import { endpoint } from "@/lib/app/endpoint";
import { sendOwnerProof } from "@/lib/people/accounts/send-owner-proof";
import { OkAnswer } from "@/lib/people/auth/auth-contract";
import { platformUser } from "@/lib/people/auth/portal-guards";
import { requestLocale } from "@/lib/platform/http/request-locale";
import { emailedLinkLimit } from "@/lib/platform/rate-limit/limits";

export const POST = endpoint({
  operationId: "sendOwnerEmailProof",
  summary: "Send the owner a new link that opens the restaurant",
  description: "Sends nothing if none of the caller's restaurants is a draft.",
  tag: "Tenant authentication",
  guard: platformUser,
  response: OkAnswer,
  errors: ["RATE_LIMITED"],
  limit: emailedLinkLimit,
  handle: ({ app, actor, request }) =>
    sendOwnerProof(app, {
      owner: actor,
      locale: requestLocale(request),
    }),
});
