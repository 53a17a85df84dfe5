import { endpoint } from "@/lib/app/endpoint";
import { OkAnswer } from "@/lib/people/auth/auth-contract";
import { browserOf } from "@/lib/people/auth/browser";
import { signedInStaff } from "@/lib/people/auth/signed-in-guards";
import { disableSecondFactor } from "@/lib/people/enrolment/disable-second-factor";
import { ProvenSecondFactorBody } from "@/lib/people/second-factor/second-factor-contract";

export const POST = endpoint({
  operationId: "disableSecondFactor",
  summary: "Disable your second factor and its recovery codes",
  description: "Takes the password and a code.",
  tag: "Tenant authentication",
  guard: signedInStaff,
  body: ProvenSecondFactorBody,
  response: OkAnswer,
  errors: [
    "INVALID_CREDENTIALS",
    "INVALID_SECOND_FACTOR",
    "SECOND_FACTOR_INACTIVE",
    "RATE_LIMITED",
    "UNAVAILABLE",
  ],
  handle: ({ app, actor, body, request, client }) =>
    disableSecondFactor(app, { actor, ...body, browser: browserOf(request, client) }),
});
