import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { RefuseRoundRequest, RoundParams } from "@/lib/service/bills/rounds/guest-round-contract";
import { refuseGuestRound } from "@/lib/service/bills/rounds/refuse-guest-round";

export const POST = endpoint({
  operationId: "refuseGuestRound",
  summary: "Refuse what a guest has ordered at a table",
  description: "The guest reads the reason in their language, and the note as it is written.",
  tag: "Table orders",
  guard: tenantStaffAccess,
  params: RoundParams,
  body: RefuseRoundRequest,
  response: null,
  errors: ["GUEST_ROUND_NOT_FOUND", "GUEST_ROUND_SETTLED"],
  async handle({ app, tenant, actor, params, body }) {
    const { id: tenantId } = tenant;
    const { roundId } = params;
    await refuseGuestRound(app, { tenantId, roundId, actorId: actor.userId, request: body });
  },
});
