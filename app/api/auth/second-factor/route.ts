import { endpoint } from "@/lib/app/endpoint";
import { browserOf } from "@/lib/people/auth/browser";
import { signedInStaff } from "@/lib/people/auth/signed-in-guards";
import { beginSecondFactor } from "@/lib/people/enrolment/begin-second-factor";
import { getSecondFactor } from "@/lib/people/enrolment/get-second-factor";
import {
  BeginSecondFactorBody,
  SecondFactorDraft,
  SecondFactorState,
} from "@/lib/people/second-factor/second-factor-contract";

export const GET = endpoint({
  operationId: "getSecondFactor",
  summary: "Get whether your account has a second factor",
  description: "And how many recovery codes are left.",
  tag: "Tenant authentication",
  guard: signedInStaff,
  response: SecondFactorState,
  errors: [],
  handle: ({ app, actor }) => getSecondFactor(app, { actor }),
});

export const POST = endpoint({
  operationId: "beginSecondFactor",
  summary: "Start to enable a second factor",
  description:
    "Returns the secret for an authenticator app (TOTP, RFC 6238: SHA-1, 6 digits, 30 seconds). It is not required at sign-in until `confirm` has received a code. Starting again replaces the secret.",
  tag: "Tenant authentication",
  guard: signedInStaff,
  body: BeginSecondFactorBody,
  response: SecondFactorDraft,
  errors: ["INVALID_CREDENTIALS", "SECOND_FACTOR_ACTIVE", "RATE_LIMITED", "UNAVAILABLE"],
  handle: ({ app, actor, body, request, client }) =>
    beginSecondFactor(app, { actor, ...body, browser: browserOf(request, client) }),
});
