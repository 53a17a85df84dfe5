import { endpoint } from "@/lib/app/endpoint";
import { browserOf } from "@/lib/people/auth/browser";
import { signedInStaff } from "@/lib/people/auth/signed-in-guards";
import { renewRecoveryCodes } from "@/lib/people/enrolment/renew-recovery-codes";
import { ProvenSecondFactorBody, RecoveryCodes } from "@/lib/people/second-factor/second-factor-contract";

export const POST = endpoint({
  operationId: "renewRecoveryCodes",
  summary: "Replace your recovery codes with new ones",
  description: "The old ones stop working at once. The new ones are shown in this answer alone.",
  tag: "Tenant authentication",
  guard: signedInStaff,
  body: ProvenSecondFactorBody,
  response: RecoveryCodes,
  errors: [
    "INVALID_CREDENTIALS",
    "INVALID_SECOND_FACTOR",
    "SECOND_FACTOR_INACTIVE",
    "RATE_LIMITED",
    "UNAVAILABLE",
  ],
  handle: ({ app, actor, body, request, client }) =>
    renewRecoveryCodes(app, { actor, ...body, browser: browserOf(request, client) }),
});
