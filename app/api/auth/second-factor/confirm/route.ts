import { endpoint } from "@/lib/app/endpoint";
import { signedInStaff } from "@/lib/people/auth/signed-in-guards";
import { confirmSecondFactor } from "@/lib/people/enrolment/confirm-second-factor";
import { ConfirmSecondFactorBody, RecoveryCodes } from "@/lib/people/second-factor/second-factor-contract";

export const POST = endpoint({
  operationId: "confirmSecondFactor",
  summary: "Enable a second factor with its first code",
  description: "Ends every other session of the account. The recovery codes are shown only once.",
  tag: "Tenant authentication",
  guard: signedInStaff,
  body: ConfirmSecondFactorBody,
  response: RecoveryCodes,
  errors: ["INVALID_SECOND_FACTOR", "SECOND_FACTOR_INACTIVE", "SECOND_FACTOR_ACTIVE", "RATE_LIMITED"],
  handle: ({ app, actor, body }) => confirmSecondFactor(app, { actor, code: body.code }),
});
