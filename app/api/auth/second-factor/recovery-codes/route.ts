import { browserOf } from "@/lib/auth/browser";
import { signedInStaff } from "@/lib/auth/staff-guards";
import { endpoint } from "@/lib/http/endpoint";
import { renewRecoveryCodes } from "@/lib/second-factor/renew-recovery-codes";
import { ProvenSecondFactorBody, RecoveryCodes } from "@/lib/second-factor/second-factor-contract";

export const POST = endpoint({
  operationId: "renewRecoveryCodes",
  summary: "Get new recovery codes in place of the old ones",
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
