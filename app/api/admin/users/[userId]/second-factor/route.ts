import { endpoint } from "@/lib/app/endpoint";
import { UserParams } from "@/lib/oversight/admin/admin-contract";
import { superAdmin } from "@/lib/people/auth/staff-guards";
import { resetSecondFactor } from "@/lib/people/enrolment/reset-second-factor";

export const DELETE = endpoint({
  operationId: "resetSecondFactor",
  summary: "Remove the second factor of a user who has lost it",
  description:
    "Ends the user's sessions; the password stays. Verify the person's identity first. Repeats also answer 204.",
  tag: "Admin users",
  guard: superAdmin,
  params: UserParams,
  response: null,
  errors: ["FRESH_SIGN_IN_REQUIRED"],
  handle: ({ app, actor, params }) => resetSecondFactor(app, { userId: params.userId, actor }),
});
